import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The properties of a link, in milliseconds and bytes per second. */
export interface LinkProfile {
  roundTrip: number;
  down: number;
  up: number;
  /** The round trips before the first byte of a request: one for TCP and one for TLS 1.3. */
  handshakes: number;
}

/** Lighthouse's slow 4G, to a server with TLS. */
export const SLOW_4G: LinkProfile = {
  roundTrip: 150,
  down: (1638.4 * 1024) / 8,
  up: (675 * 1024) / 8,
  handshakes: 2,
};

export interface SlowLink {
  port: number;
  /** Returns the bytes received since the previous call. */
  takeReceivedBytes(): number;
  close(): Promise<void>;
}

/** The bytes that one connection sends before the next one's turn, about one packet. */
const SLICE = 1460;
const TICK_MS = 4;

/**
 * Starts a TCP proxy on 127.0.0.1 that is as slow as a link: all connections share its bandwidth in turns, every byte is delayed by
 * half a round trip, and every connection by its handshakes. TCP's slow start and packet losses are not simulated.
 */
export async function startSlowLink(target: number, profile: LinkProfile = SLOW_4G): Promise<SlowLink> {
  const down = createPipe(profile.down, profile.roundTrip / 2);
  const up = createPipe(profile.up, profile.roundTrip / 2);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay(true));
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    down.carry(far, near, 0);
    up.carry(near, far, profile.handshakes * profile.roundTrip);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    takeReceivedBytes: down.take,
    async close() {
      for (const socket of open) socket.destroy();
      down.stop();
      up.stop();
      server.close();
      await once(server, "close");
    },
  };
}

/** Carries the bytes of one direction. */
function createPipe(bytesPerSecond: number, delay: number) {
  const waiting = new Map<Socket, Buffer[]>();
  let carried = 0;
  let credit = 0;
  let last = performance.now();

  function tick(): void {
    const now = performance.now();
    credit = Math.min(credit + ((now - last) * bytesPerSecond) / 1000, waiting.size === 0 ? SLICE : Infinity);
    last = now;
    while (credit > 0 && waiting.size > 0) {
      for (const [to, chunks] of waiting) {
        if (credit <= 0) break;
        credit -= send(to, chunks);
        if (chunks.length === 0) waiting.delete(to);
      }
    }
  }

  function send(to: Socket, chunks: Buffer[]): number {
    const [first] = chunks;
    if (first === undefined) return 0;
    const slice = first.subarray(0, SLICE);
    if (slice.length === first.length) chunks.shift();
    else chunks[0] = first.subarray(SLICE);
    setTimeout(() => to.writable && to.write(slice), delay);
    carried += slice.length;
    return slice.length;
  }

  const timer = setInterval(tick, TICK_MS);
  return {
    /** Forwards everything from one socket to the other, the first byte not before `after` milliseconds from now. */
    carry(from: Socket, to: Socket, after: number): void {
      const since = performance.now() + after;
      from.on("data", (chunk) => {
        const queue = () => waiting.set(to, [...(waiting.get(to) ?? []), chunk]);
        const rest = since - performance.now();
        if (rest > 0) setTimeout(queue, rest);
        else queue();
      });
    },
    take(): number {
      const bytes = carried;
      carried = 0;
      return bytes;
    },
    stop: () => clearInterval(timer),
  };
}
