import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { FAKE_LONG_LIVED_TOKEN } from "../standIns/line/fakeChannelTokens.ts";
import {
  FAKE_CHANNEL,
  FAKE_MESSAGING_CHANNEL,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../standIns/line/fakeLine.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { type ChannelToken, longLivedToken, statelessToken } from "./channelToken.ts";
import { createMessaging } from "./messaging.ts";

setLogLevel("silent");

let line: FakeLine;
/** Milliseconds that have passed for the server; the fake's clock follows. */
let elapsed = 0;
/** The number of tokens issued before the test. */
let before = 0;

beforeAll(async () => {
  line = await startFakeLine();
});
afterAll(() => line.close());
beforeEach(() => {
  line.misbehave(null);
  line.messaging.taken.length = 0;
  before = line.channelTokens.issued;
});

const START = Date.now();
const now = () => new Date(START + elapsed);
const wait = (ms: number) => {
  elapsed += ms;
  line.pass(ms);
};
const issued = () => line.channelTokens.issued - before;

const stateless = (channel: Partial<{ channelId: string; channelSecret: string; timeout: number }> = {}) =>
  statelessToken({
    apiBase: line.url,
    channelId: FAKE_MESSAGING_CHANNEL,
    channelSecret: FAKE_SECRET,
    now,
    ...channel,
  });
const open = (channelToken: ChannelToken) => createMessaging({ apiBase: line.url, channelToken, now });

let keys = 0;
const push = (messaging: ReturnType<typeof open>) =>
  messaging.push("U1", [{ type: "text", text: "新茶" }], `key-${++keys}`);

describe("A stateless channel access token", () => {
  it("is issued with the first request and used until a minute before it expires", async () => {
    const messaging = open(stateless());
    expect(issued()).toBe(0);
    expect([await push(messaging), await push(messaging)]).toEqual(["accepted", "accepted"]);
    wait(14 * 60_000 - 1);
    expect(await push(messaging)).toBe("accepted");
    expect(issued()).toBe(1);
    wait(1);
    expect(await push(messaging)).toBe("accepted");
    expect(issued()).toBe(2);
  });

  it("is issued once for concurrent requests", async () => {
    const messaging = open(stateless());
    const sent = await Promise.all(Array.from({ length: 20 }, () => push(messaging)));
    expect(new Set(sent)).toEqual(new Set(["accepted"]));
    expect(issued()).toBe(1);
  });

  it("is replaced when LINE refuses it, and the request is sent again once", async () => {
    const messaging = open(stateless());
    await push(messaging);
    line.channelTokens.revokeAll();
    const sent = await Promise.all(Array.from({ length: 5 }, () => push(messaging)));
    expect(new Set(sent)).toEqual(new Set(["accepted"]));
    expect(issued()).toBe(2);
    expect(line.messaging.taken).toHaveLength(6);
  });

  it("of another channel is refused after one repetition", async () => {
    expect(await push(open(stateless({ channelId: FAKE_CHANNEL })))).toBe("refused");
    expect(issued()).toBe(2);
  });

  it.each([
    ["the channel's ID is wrong", { channelId: "1" }],
    ["the channel's secret is wrong", { channelSecret: "wrong" }],
  ])("is not issued while %s, and the message is retried", async (_, channel) => {
    expect(await push(open(stateless(channel)))).toBe("retry");
    expect(issued()).toBe(0);
  });

  it.each([429, 500, "hang"] as const)(
    "is not issued while LINE answers %s; the message is retried, and the next one asks again",
    async (how) => {
      const messaging = open(stateless({ timeout: 200 }));
      line.misbehave(how);
      expect(await push(messaging)).toBe("retry");
      line.misbehave(null);
      expect(await push(messaging)).toBe("accepted");
    },
  );

  it("authorizes quota and profile requests, too", async () => {
    const messaging = open(stateless());
    Object.assign(line.messaging, { quota: 500, used: 0 });
    expect((await messaging.quota()).remaining).toBe(500);
    line.messaging.quota = null;
    expect(issued()).toBe(1);
  });
});

describe("A long-lived channel access token", () => {
  it("is used as configured", async () => {
    expect(await push(open(longLivedToken(FAKE_LONG_LIVED_TOKEN)))).toBe("accepted");
    expect(issued()).toBe(0);
  });

  it("that LINE refuses is not repeated", async () => {
    expect(await push(open(longLivedToken("revoked")))).toBe("refused");
  });
});

describe("The fake of LINE", () => {
  const ask = async (form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const response = await fetch(`${line.url}/oauth2/v3/token`, { method: "POST", body });
    return [response.status, ((await response.json()) as { error?: string }).error];
  };
  const channel = { client_id: FAKE_MESSAGING_CHANNEL, client_secret: FAKE_SECRET };

  test.each([
    [{ grant_type: "client_credentials", ...channel }, 200, undefined],
    [{ grant_type: "password", ...channel }, 400, "unsupported_grant_type"],
    [channel, 400, "invalid_request"],
    [{ grant_type: "client_credentials", ...channel, client_secret: "x" }, 400, "invalid_client"],
  ] as const)("answers %o as documented", async (form, status, error) => {
    expect(await ask(form)).toEqual([status, error]);
  });
});
