import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "./faultProxy.ts";

let echo: Server;
let proxy: FaultProxy;
let opened: Socket[];

beforeEach(async () => {
  opened = [];
  echo = createServer((socket) => socket.on("error", () => {}).pipe(socket)).listen(0, "127.0.0.1");
  await once(echo, "listening");
  proxy = await startFaultProxy((echo.address() as AddressInfo).port);
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await proxy.close();
  echo.close();
});

/** Opens a connection and records everything received on it. */
async function open() {
  const socket = connect(proxy.port, "127.0.0.1");
  opened.push(socket);
  const heard = { text: "", end: "" };
  socket.on("data", (chunk) => {
    heard.text += chunk;
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    heard.end = error.code ?? "";
  });
  socket.on("close", () => {
    heard.end ||= "closed";
  });
  await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
  return { socket, heard };
}

it("pass forwards data in both directions", async () => {
  const { socket, heard } = await open();
  socket.write("hello");
  await expect.poll(() => heard.text).toBe("hello");
  socket.end();
  await expect.poll(() => heard.end).toBe("closed");
  await expect.poll(() => proxy.open()).toBe(0);
});

it("refuse resets open connections and refuses new ones until the proxy passes again", async () => {
  const before = await open();
  await proxy.set("refuse");
  await expect.poll(() => before.heard.end).toBe("ECONNRESET");
  expect((await open()).heard.end).toBe("ECONNREFUSED");
  await proxy.set("pass");
  const { socket, heard } = await open();
  socket.write("again");
  await expect.poll(() => heard.text).toBe("again");
});

it("cut resets new connections", async () => {
  await proxy.set("cut");
  const { heard } = await open();
  await expect.poll(() => heard.end).toBe("ECONNRESET");
});

it("hold keeps open and new connections without moving data until the proxy passes again", async () => {
  const before = await open();
  await proxy.set("hold");
  const during = await open();
  before.socket.write("one");
  during.socket.write("two");
  await expect.poll(() => proxy.open()).toBe(2);
  expect([before.heard, during.heard]).toEqual([
    { text: "", end: "" },
    { text: "", end: "" },
  ]);
  await proxy.set("pass");
  await expect.poll(() => before.heard.text + during.heard.text).toBe("onetwo");
});

it("delay forwards everything in order", async () => {
  await proxy.set({ delay: 50 });
  const { socket, heard } = await open();
  socket.write("one");
  await new Promise((resolve) => setImmediate(resolve));
  socket.write("two");
  await expect.poll(() => heard.text).toBe("onetwo");
});
