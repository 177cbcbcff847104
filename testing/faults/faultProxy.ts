import { once } from "node:events";
import { type AddressInfo, createServer, type Server, Socket } from "node:net";
import { freePort } from "../servers/server.ts";

/**
 * A simulated network fault. Refuse stops listening, as if the process had died, and resets open connections.
 * Cut resets open and new connections. Hold keeps all connections open without moving data. Delay forwards
 * data after a number of milliseconds.
 */
export type Fault = "pass" | "refuse" | "cut" | "hold" | { delay: number };

export interface FaultProxy {
  port: number;
  /** Returns the URL with this proxy's host and port. */
  through(url: string): string;
  /** Applies the fault to open connections too. */
  set(fault: Fault): Promise<void>;
  /** Returns the number of open connections. */
  open(): number;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
  /** Whether the connection to the target was started. */
  connected: boolean;
}

/** Starts a TCP proxy on 127.0.0.1 in front of a local port, whose fault can be changed at any time. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  const pairs = new Set<Pair>();
  let fault: Fault = "pass";

  function connect(pair: Pair): void {
    if (pair.connected) return;
    pair.connected = true;
    pair.far.connect(target, "127.0.0.1");
  }

  function pump(from: Socket, to: Socket): void {
    from.on("data", (chunk) => {
      const pass = () => {
        if (!to.writable || to.write(chunk)) return;
        from.pause();
        to.once("drain", () => fault !== "hold" && from.resume());
      };
      later(pass);
    });
    from.on("end", () => later(() => to.end()));
    from.on("error", () => to.resetAndDestroy());
    from.on("close", () => later(() => to.destroy()));
  }

  function later(work: () => void): void {
    if (typeof fault === "object") setTimeout(work, fault.delay);
    else work();
  }

  function accept(near: Socket): void {
    if (fault === "cut") {
      near.on("error", () => {});
      near.resetAndDestroy();
      return;
    }
    const pair: Pair = { near, far: new Socket({ allowHalfOpen: true }), connected: false };
    pairs.add(pair);
    near.once("close", () => pairs.delete(pair));
    pump(pair.near, pair.far);
    pump(pair.far, pair.near);
    if (fault === "hold") near.pause();
    else connect(pair);
  }

  const listen = async (port: number): Promise<Server> => {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, accept).listen(port, "127.0.0.1");
    await once(server, "listening");
    return server;
  };
  let server: Server | null = await listen(await freePort());
  const { port } = server.address() as AddressInfo;

  /** Stops accepting connections; open ones stay, and the server's own closing is not awaited. */
  function stopListening(): void {
    server?.close();
    server = null;
  }

  function reset(): void {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      if (far.connecting || far.pending) far.destroy();
      else far.resetAndDestroy();
    }
  }

  return {
    port,
    through(url) {
      const address = new URL(url);
      address.hostname = "127.0.0.1";
      address.port = String(port);
      return address.href;
    },
    async set(next) {
      fault = next;
      if (fault === "refuse") stopListening();
      else server ??= await listen(port);
      if (fault === "refuse" || fault === "cut") return reset();
      for (const pair of pairs) {
        if (fault === "hold") {
          pair.near.pause();
          pair.far.pause();
        } else {
          connect(pair);
          pair.near.resume();
          pair.far.resume();
        }
      }
    },
    open: () => pairs.size,
    async close() {
      stopListening();
      reset();
    },
  };
}
