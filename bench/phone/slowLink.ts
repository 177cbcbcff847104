import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How a line behaves: milliseconds, and bytes of a second. */
export interface Line {
  roundTrip: number;
  down: number;
  up: number;
  /** Round trips before the first byte of a request may leave: one of TCP's, one of TLS 1.3's. */
  handshakes: number;
}

/** What Lighthouse calls slow 4G, to a server that speaks TLS. */
export const SLOW_4G: Line = {
  roundTrip: 150,
  down: (1638.4 * 1024) / 8,
  up: (675 * 1024) / 8,
  handshakes: 2,
};

export interface SlowLink {
  port: number;
  /** Bytes that came down since it was asked for last. */
  takeDown(): number;
  close(): Promise<void>;
}

/** About a packet: what one connection sends before the next has its turn. */
const SLICE = 1460;
const TICK_MS = 4;

/**
 * A TCP proxy on 127.0.0.1 that is as slow as a line: all connections share its bandwidth by turns, every byte takes half a
 * round trip, and a connection its handshakes. TCP's slow start and losses are not played.
 */
export async function startSlowLink(target: number, line: Line = SLOW_4G): Promise<SlowLink> {
  const down = createPipe(line.down, line.roundTrip / 2);
  const up = createPipe(line.up, line.roundTrip / 2);
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
    up.carry(near, far, line.handshakes * line.roundTrip);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    takeDown: down.take,
    async close() {
      for (const socket of open) socket.destroy();
      down.stop();
      up.stop();
      server.close();
      await once(server, "close");
    },
  };
}

/** One direction. */
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
    /** Everything that comes of one socket goes to the other; the first byte not before `after` milliseconds from now. */
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
