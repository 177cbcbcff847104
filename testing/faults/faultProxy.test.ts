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

/** A connection, and all that comes back on it. */
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

it("passes what comes, both ways", async () => {
  const { socket, heard } = await open();
  socket.write("hello");
  await expect.poll(() => heard.text).toBe("hello");
  socket.end();
  await expect.poll(() => heard.end).toBe("closed");
  await expect.poll(() => proxy.open()).toBe(0);
});

it("refuses: what is open is reset, nobody listens, and everything is as before afterwards", async () => {
  const before = await open();
  await proxy.set("refuse");
  await expect.poll(() => before.heard.end).toBe("ECONNRESET");
  expect((await open()).heard.end).toBe("ECONNREFUSED");
  await proxy.set("pass");
  const { socket, heard } = await open();
  socket.write("again");
  await expect.poll(() => heard.text).toBe("again");
});

it("cuts: whoever comes is reset", async () => {
  await proxy.set("cut");
  const { heard } = await open();
  await expect.poll(() => heard.end).toBe("ECONNRESET");
});

it("holds: open and new connections stay, and nothing moves until they pass", async () => {
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

it("delays: everything comes, in order", async () => {
  await proxy.set({ delay: 50 });
  const { socket, heard } = await open();
  socket.write("one");
  await new Promise((resolve) => setImmediate(resolve));
  socket.write("two");
  await expect.poll(() => heard.text).toBe("onetwo");
});
