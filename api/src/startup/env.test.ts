import { expect, test } from "vitest";
import { allowsPrivateWebhooks, readEnv } from "./env.ts";
import { isDemoEnabled } from "./seed.ts";

test("an empty environment configures a server on local port 4000, without CORS and without unverified customers", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    CORS_ORIGINS: [],
    LINE_ALLOW_UNVERIFIED_LOGIN: false,
    LINE_API_BASE: "https://api.line.me",
    LINE_ACCESS_BASE: "https://access.line.me",
    TRUST_PROXY: false,
  });
});

test("an empty variable counts as unset", () => {
  expect(
    readEnv({ PORT: "", DATABASE_URL: "", SEED: "", CORS_ORIGINS: "", LINE_ALLOW_UNVERIFIED_LOGIN: "" }),
  ).toEqual(readEnv({}));
});

test("origins are a list", () => {
  const { CORS_ORIGINS } = readEnv({ CORS_ORIGINS: "https://a.example, http://localhost:3000" });
  expect(CORS_ORIGINS).toEqual(["https://a.example", "http://localhost:3000"]);
});

const key = { LINE_ALLOW_UNVERIFIED_LOGIN: "true", LINE_LOGIN_FRONTEND_KEY: "secret" };
test.each([
  ["unverified customers in production", { ...key, NODE_ENV: "production" }, "LINE_ALLOW_UNVERIFIED_LOGIN"],
  ["unverified customers without a key", { LINE_ALLOW_UNVERIFIED_LOGIN: "true" }, "LINE_LOGIN_FRONTEND_KEY"],
  [
    "a Messaging API channel without its secret",
    { LINE_MESSAGING_CHANNEL_ID: "1650000001" },
    "LINE_MESSAGING_CHANNEL_SECRET",
  ],
  ["an invalid port", { PORT: "65536" }, "PORT"],
  ["another kind of database", { DATABASE_URL: "mysql://root:secret@db/shop" }, "DATABASE_URL"],
  [
    "another kind of replica",
    { DATABASE_REPLICA_URL: "mysql://root:secret@db/shop" },
    "DATABASE_REPLICA_URL",
  ],
  ["an origin with a path", { CORS_ORIGINS: "https://a.example/shop" }, "CORS_ORIGINS"],
  ["an unknown seed", { SEED: "yes" }, "SEED"],
  ["a flag that is neither true nor false", { TRUST_PROXY: "perhaps" }, "TRUST_PROXY"],
])(
  "%s is refused by its variable's name, and no secret is repeated",
  (_, source: Record<string, string>, name) => {
    expect(() => readEnv(source)).toThrow(name);
    expect(() => readEnv(source)).not.toThrow("secret");
  },
);

test("production requires a database: DATABASE_URL, or DATA_DIR for an embedded one", () => {
  const NODE_ENV = "production";
  expect(() => readEnv({ NODE_ENV })).toThrow("DATABASE_URL");
  expect(() => readEnv({ NODE_ENV, DATABASE_URL: "", DATA_DIR: "" })).toThrow("DATABASE_URL");
  expect(readEnv({ NODE_ENV, DATABASE_URL: "postgresql://db/shop" }).NODE_ENV).toBe(NODE_ENV);
  expect(readEnv({ NODE_ENV, DATA_DIR: "/srv/machiya" }).NODE_ENV).toBe(NODE_ENV);
});

test("webhooks may call private addresses outside production, unless WEBHOOK_ALLOW_PRIVATE is set", () => {
  const production = { NODE_ENV: "production", DATA_DIR: "/srv/machiya" };
  const allowed = (source: Record<string, string>) => allowsPrivateWebhooks(readEnv(source));
  expect(allowed({})).toBe(true);
  expect(allowed({ WEBHOOK_ALLOW_PRIVATE: "" })).toBe(true);
  expect(allowed({ WEBHOOK_ALLOW_PRIVATE: "false" })).toBe(false);
  expect(allowed(production)).toBe(false);
  expect(allowed({ ...production, WEBHOOK_ALLOW_PRIVATE: "true" })).toBe(true);
});

test("the demo is seeded into an embedded database outside production, and wherever SEED requests it", () => {
  const DATA_DIR = "/srv/machiya";
  const DATABASE_URL = "postgresql://db/shop";
  expect(isDemoEnabled(readEnv({}))).toBe(true);
  expect(isDemoEnabled(readEnv({ SEED: "none" }))).toBe(false);
  expect(isDemoEnabled(readEnv({ DATABASE_URL }))).toBe(false);
  expect(isDemoEnabled(readEnv({ DATABASE_URL, SEED: "demo" }))).toBe(true);
  expect(isDemoEnabled(readEnv({ NODE_ENV: "production", DATA_DIR }))).toBe(false);
  expect(isDemoEnabled(readEnv({ NODE_ENV: "production", DATA_DIR, SEED: "demo" }))).toBe(true);
});

test("every invalid variable is reported at once", () => {
  expect(() => readEnv({ PORT: "x", SEED: "y" })).toThrow(/PORT[\s\S]*SEED/);
});

test("unverified customers are accepted outside production with a key", () => {
  expect(readEnv(key)).toMatchObject({
    LINE_ALLOW_UNVERIFIED_LOGIN: true,
    LINE_LOGIN_FRONTEND_KEY: "secret",
  });
});

test.each([
  [{}, null],
  [{ PERSISTED_ONLY: "" }, null],
  [{ PERSISTED_ONLY: "true" }, true],
  [{ PERSISTED_ONLY: "false" }, false],
])("PERSISTED_ONLY of %j is read as %j; unset is null", (source: Record<string, string>, expected) => {
  expect(readEnv(source).PERSISTED_ONLY).toBe(expected);
});
