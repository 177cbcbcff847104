import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWebhookReceiver, type WebhookReceiver } from "../standIns/webhooks/webhookReceiver.ts";
import { guardedLookup } from "./addresses.ts";
import { sendWebhook, type WebhookSending } from "./sendWebhook.ts";

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

const send = (sending: Partial<WebhookSending> = {}, path = "/hook") =>
  sendWebhook(
    { url: receiver.url + path, headers: { "x-one": "1" }, body: '{"茶":1}' },
    { allowPrivate: true, ...sending },
  );
const answering = (answer: (response: ServerResponse) => void) => {
  receiver.respond = answer;
};

describe("The request", () => {
  it("is a POST of exactly the given body and headers", async () => {
    answering((response) => response.writeHead(204).end());
    expect(await send()).toMatchObject({ status: 204, detail: "" });
    expect(receiver.received).toMatchObject([
      {
        method: "POST",
        path: "/hook",
        body: '{"茶":1}',
        headers: { "x-one": "1", "content-length": "9" },
      },
    ]);
  });
});

describe("The result", () => {
  it("is the status and the first 200 characters, without line breaks and control characters", async () => {
    answering((response) => response.writeHead(500).end(`no\r\n\u0000way ${"茶".repeat(300)}`));
    expect(await send()).toMatchObject({ status: 500, detail: `no way ${"茶".repeat(193)}` });
  });

  it("is the status of a redirect, which is not followed", async () => {
    answering((response) => response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end());
    expect(await send()).toMatchObject({ status: 307 });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  });

  it("contains at most 64 kB, whatever else follows", async () => {
    let ended: "closed" | "read to the end" | null = null;
    const over = new Promise<void>((resolve) => {
      answering((response) => {
        response.writeHead(500);
        const pour = () => {
          while (response.write(Buffer.alloc(65_536, "x"))) {}
        };
        response.on("drain", pour);
        response.on("close", () => {
          ended = "closed";
          resolve();
        });
        pour();
      });
    });
    const answer = await send();
    expect(answer).toMatchObject({ status: 500, detail: "x".repeat(200) });
    await over;
    expect(ended).toBe("closed");
  });

  it("is the status when the body never ends", async () => {
    answering((response) => response.writeHead(200).write("so far"));
    expect(await send({ timeout: 200 })).toMatchObject({ status: 200, detail: "so far" });
  });

  it("is TIMEOUT without a status when there is no response", async () => {
    answering(() => {});
    expect(await send({ timeout: 200 })).toMatchObject({ status: null, detail: "TIMEOUT" });
  });

  it("is the reason when there was no connection", async () => {
    const closed = await startWebhookReceiver();
    await closed.close();
    const request = { url: closed.url, headers: {}, body: "{}" };
    expect(await sendWebhook(request, { allowPrivate: true })).toMatchObject({
      status: null,
      detail: "ECONNREFUSED",
    });
  });

  it("is the reason when the connection broke", async () => {
    answering((response) => response.socket?.destroy());
    expect(await send()).toMatchObject({ status: null, detail: "ECONNRESET" });
  });
});

describe("An address that is not public", () => {
  const post = (url: string, addresses: string[] = []) =>
    sendWebhook(
      { url, headers: {}, body: "{}" },
      {
        allowPrivate: false,
        lookup: guardedLookup((_name, _options, answer) =>
          answer(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          ),
        ),
      },
    );

  it("is refused before any connection", async () => {
    const { port } = new URL(receiver.url);
    for (const host of ["127.0.0.1", "127.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]"]) {
      expect(await post(`http://${host}:${port}/`)).toMatchObject({
        status: null,
        detail: "ADDRESS_REFUSED",
      });
    }
    expect(receiver.received).toEqual([]);
  });

  it("is also refused when a name resolves to it, whatever the name resolves to next", async () => {
    const { port } = new URL(receiver.url);
    expect(await post(`http://shop.example:${port}/`, ["127.0.0.1"])).toMatchObject({
      status: null,
      detail: "ADDRESS_REFUSED",
    });
    expect(receiver.received).toEqual([]);
  });
});
