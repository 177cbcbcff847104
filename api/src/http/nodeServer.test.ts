import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import type { ServerRequest } from "srvx";
import { afterEach, describe, expect, it } from "vitest";
import { listen, type NodeServer } from "./nodeServer.ts";

/** No wait of these tests is longer, so that a fault fails them instead of stopping them. */
const MAX_WAIT_MS = 10_000;
/** What an endless request announces; far more than the buffers of the system hold. */
const ANNOUNCED = 10_000_000_000;
const CHUNK = Buffer.alloc(64_000, " ");
const INVALID = new DomainError("INVALID_INPUT", { field: "body", rule: { kind: "OBJECT" } });

let server: NodeServer | undefined;
let client: Socket | undefined;
afterEach(async () => {
  client?.destroy();
  await server?.close(0);
});

/** Opens a raw connection to a server with this handler; `received` is what came until now. */
async function open(
  handler: (request: Request) => Promise<Response>,
  timeouts: Parameters<typeof listen>[4] = {},
) {
  server = await listen(handler, "127.0.0.1", 0, false, timeouts);
  const socket = connect(server.port, "127.0.0.1");
  client = socket;
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => (received += text));
  // A reset while sending is how the server stops a client that goes on.
  socket.on("error", () => {});
  await bounded(once(socket, "connect"));
  return { socket, received: () => received };
}

function bounded<Result>(result: Promise<Result>): Promise<Result> {
  const late = sleep(MAX_WAIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`still waiting after ${MAX_WAIT_MS} ms`);
  });
  return Promise.race([result, late]);
}

const head = (length: string) =>
  `POST /line/user HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

/** Goes on sending until the connection is closed; `toChunk` frames the bytes. */
function sendEndlessly(socket: Socket, toChunk: (bytes: Buffer) => Buffer = (bytes) => bytes): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const write = () => {
    while (!socket.destroyed && socket.write(toChunk(CHUNK)));
    if (!socket.destroyed) socket.once("drain", write);
  };
  write();
  return closed;
}

const framed = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);

describe("A client that goes on sending a refused body", () => {
  const envelope = (status: number) => refuse(new Request("http://shop.test/"), INVALID, status);
  const refusals: [string, () => Response, RegExp][] = [
    ["REST's envelope", () => envelope(413), /"error_code":2001/],
    ["GraphQL's errors", () => Response.json({ errors: [{ message: "No." }] }, { status: 413 }), /"No\."/],
    ["a refused session with 200", () => envelope(200), /2001/],
  ];
  const lengths: [string, string, ((bytes: Buffer) => Buffer)?][] = [
    ["an announced length", `Content-Length: ${ANNOUNCED}`],
    ["chunks", "Transfer-Encoding: chunked", framed],
  ];

  describe.each(refusals)("gets %s", (_, refusal, content) => {
    it.each(lengths)("and is disconnected, with %s", async (_unused, length, toChunk) => {
      let taken = (): number => 0;
      const { socket, received } = await open(async (request) => {
        const connection = (request as ServerRequest).runtime?.node?.req.socket;
        taken = () => connection?.bytesRead ?? Number.NaN;
        // The body is larger than what was sent with the headers.
        await sleep(20);
        return refusal();
      });
      socket.write(head(length));
      await bounded(sendEndlessly(socket, toChunk));
      expect(received()).toMatch(/^HTTP\/1\.1 (413|200) /);
      expect(received()).toMatch(/\r\nconnection: close\r\n/i);
      expect(received()).toMatch(content);
      // What the server's buffers hold, instead of what the client sent until it was disconnected.
      expect(taken()).toBeGreaterThan(0);
      expect(taken()).toBeLessThan(1_000_000);
    });
  });

  it("gets the response also if a part of the body was read", async () => {
    const { socket, received } = await open(async ({ body }) => {
      const reader = body?.getReader();
      await reader?.read();
      reader?.releaseLock();
      return new Response("too large", { status: 413 });
    });
    socket.write(head(`Content-Length: ${ANNOUNCED}`));
    await bounded(sendEndlessly(socket));
    expect(received()).toMatch(/\r\n\r\ntoo large$/);
  });
});

describe("A connection", () => {
  it("is kept after a body that was read completely", async () => {
    const { socket, received } = await open(async (request) => new Response(await request.text()));
    for (const text of ["first", "second"]) {
      socket.write(`${head(`Content-Length: ${text.length}`)}${text}`);
      await expect.poll(received, { timeout: MAX_WAIT_MS }).toContain(text);
    }
    expect(received()).not.toMatch(/connection: close/i);
    expect(socket.readableEnded).toBe(false);
  });

  it("is kept after a short body that nobody needs, because it was received with the headers", async () => {
    const { socket, received } = await open(async () => new Response("refused", { status: 429 }));
    for (let count = 1; count <= 2; count += 1) {
      socket.write(`${head("Content-Length: 4")}{}  `);
      await expect.poll(() => received().split("refused").length, { timeout: MAX_WAIT_MS }).toBe(count + 1);
    }
    expect(socket.readableEnded).toBe(false);
  });

  it("ends at once when the client closes it after the response", async () => {
    const { socket, received } = await open(async () => new Response("refused", { status: 429 }));
    socket.write(head(`Content-Length: ${ANNOUNCED}`));
    await expect.poll(received, { timeout: MAX_WAIT_MS }).toContain("refused");
    socket.destroy();
    await bounded(server?.close(MAX_WAIT_MS * 2) ?? Promise.resolve());
    server = undefined;
  });

  it.each([
    [
      "is closed without a response when it is not used: a browser would take one for that of a later request",
      "",
      /^$/,
    ],
    [
      "ends with 408 when the headers of a request do not come in time",
      "GET / HTTP/1.1\r\nHo",
      /^HTTP\/1\.1 408 /,
    ],
  ])("%s", async (_name, sent, expected) => {
    const { socket, received } = await open(async () => new Response("unexpected"), {
      headersTimeout: 100,
      requestTimeout: 100,
      connectionsCheckingInterval: 20,
    });
    const closed = once(socket, "close");
    if (sent !== "") socket.write(sent);
    await bounded(closed);
    expect(received()).toMatch(expected);
  });
});
