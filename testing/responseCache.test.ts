import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TextResponse } from "@machiya/rest-bridge";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cacheNameOf } from "../api/src/graphql/cacheKeys.ts";
import { createResponseCache } from "../api/src/graphql/responseCache.ts";
import { Client } from "./servers/client.ts";
import { createDemoDatabase, DEMO_PASSWORDS } from "./servers/demoDatabase.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

const PRODUCTS =
  "query Shelf($first: Int) { products(first: $first) { totalCount edges { node { id name stock price } } } }";

describe("responses of two processes of one shop", () => {
  let database: Awaited<ReturnType<typeof createDemoDatabase>>;
  let servers: RunningServer[];
  let admin: Client;
  beforeAll(async () => {
    database = await createDemoDatabase();
    const file = join(await mkdtemp(join(tmpdir(), "machiya-documents-")), "documents.json");
    await writeFile(file, JSON.stringify({ [hash(PRODUCTS)]: PRODUCTS }));
    const env = { DATABASE_URL: database.url, PERSISTED_DOCUMENTS: file };
    servers = [await startServer(env), await startServer(env)];
    admin = await new Client(origin(0)).logIn("admin", DEMO_PASSWORDS.admin);
  });
  afterAll(async () => {
    await Promise.all(servers?.map((server) => server.stop()) ?? []);
    await database?.drop();
  });

  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const origin = (index: number) => servers[index]?.origin ?? "";

  interface Shelf {
    data: { products: { totalCount: number; edges: { node: { id: string; name: string } }[] } };
  }
  async function shelf(index: number, headers: Record<string, string> = {}): Promise<Shelf> {
    const answer = await fetch(`${origin(index)}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify({
        variables: { first: 3 },
        extensions: { persistedQuery: { version: 1, sha256Hash: hash(PRODUCTS) } },
      }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Shelf;
  }
  const first = ({ data }: Shelf) => data.products.edges[0]?.node;
  const list = async (index: number) => {
    const answer = await fetch(`${origin(index)}/line/product/list?page=1&page_num=3`);
    return (await answer.json()) as { data: { total_count: number; datas: { name: string }[] } };
  };

  async function rename(name: string): Promise<void> {
    const { data } = await shelf(0);
    const id = data.products.edges[0]?.node.id;
    const answer = await admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { name } }",
      { input: { id, details: { name }, version: await version(id) } },
    );
    expect(answer.code).toBeNull();
  }
  async function version(id: string | undefined): Promise<number> {
    const { data } = await admin.graphql<{ node: { version: number } }>(
      "query ($id: ID!) { node(id: $id) { ... on Product { version } } }",
      { id },
    );
    return data?.node.version ?? 0;
  }

  it("show a change everywhere in both APIs, even if they were just cached", async () => {
    for (const name of ["一", "二", "三"]) {
      for (const index of [0, 1]) await Promise.all([shelf(index), list(index)]);
      await rename(name);
      for (const index of [0, 1]) {
        await expect.poll(async () => first(await shelf(index))?.name).toBe(name);
        await expect.poll(async () => (await list(index)).data.datas[0]?.name).toBe(name);
      }
    }
  });

  it("show products that are not on sale to admins only", async () => {
    const before = await shelf(0);
    const id = first(before)?.id;
    const answer = await admin.graphql(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }",
      { input: { id, details: { state: "FROZEN" }, version: await version(id) } },
    );
    expect(answer.code).toBeNull();
    await expect.poll(async () => first(await shelf(0))?.id).not.toBe(id);
    const cookie = admin.cookie;
    for (let round = 0; round < 3; round += 1) {
      expect(first(await shelf(0, { cookie }))?.id).toBe(id);
      expect(first(await shelf(0))?.id).not.toBe(id);
    }
  });

  it("are the same in every encoding", async () => {
    const plain = JSON.stringify(await shelf(1));
    for (const encoding of ["gzip", "br", "gzip"])
      expect(JSON.stringify(await shelf(1, { "accept-encoding": encoding }))).toBe(plain);
    const raw = await fetch(`${origin(1)}/line/product/list?page=1&page_num=100`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(raw.headers.get("content-encoding")).toBe("gzip");
    expect(await raw.json()).toMatchObject({ error_code: 0 });
  });
});

describe("a cached catalog response", () => {
  function cache() {
    let change: (payload: string) => void = () => {};
    let listening = true;
    let made = 0;
    let meanwhile = () => {};
    const changes = {
      isListening: () => listening,
      onChangeOf: (_cache: string, listener: (payload: string) => void) => {
        change = listener;
      },
    };
    const kept = createResponseCache(changes, "catalog");
    const ask = (key = "k", content = '{"data":{}}', response?: Response) =>
      kept.respond({ key, tagsOf: (text) => (text.startsWith('{"data"') ? new Set() : null) }, async () => {
        made += 1;
        meanwhile();
        return response ?? new TextResponse(content);
      });
    return {
      ask,
      made: () => made,
      change: () => change(""),
      forget: () => kept.invalidate(),
      during: (what: () => void) => {
        meanwhile = what;
      },
      listen: (whether: boolean) => {
        listening = whether;
      },
    };
  }

  it("is computed once until the catalog changes", async () => {
    const { ask, made, change } = cache();
    await ask();
    expect(await (await ask()).text()).toBe('{"data":{}}');
    expect(made()).toBe(1);
    await ask("other");
    change();
    await ask();
    await ask("other");
    expect(made()).toBe(4);
  });

  it("is computed again after a minute", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(5000);
    const { ask, made } = cache();
    await ask();
    now.mockReturnValue(65_000);
    await ask();
    expect(made()).toBe(1);
    now.mockReturnValue(65_001);
    await ask();
    await ask();
    expect(made()).toBe(2);
    now.mockRestore();
  });

  it("is not stored when the catalog changed while it was read", async () => {
    const { ask, made, change, during } = cache();
    during(change);
    await ask();
    during(() => {});
    await ask();
    await ask();
    expect(made()).toBe(2);
  });

  it("is not stored while change notifications are not received", async () => {
    const { ask, made, listen, during } = cache();
    during(() => listen(false));
    await ask();
    listen(true);
    during(() => {});
    await ask();
    listen(false);
    await ask();
    expect(made()).toBe(3);
  });

  it.each([
    ["an error", () => new TextResponse('{"errors":[]}')],
    ["another status", () => new TextResponse('{"data":{}}', { status: 500 })],
    ["a cookie", () => new TextResponse('{"data":{}}', { headers: { "set-cookie": "a=b" } })],
    ["a stream", () => new Response('{"data":{}}')],
  ])("is not stored when it is %s", async (_what, response) => {
    const { ask, made } = cache();
    await ask("k", "", response());
    await ask("k", "", response());
    expect(made()).toBe(2);
  });

  it("is evicted when least recently used, by number and by size", async () => {
    const { ask, made } = cache();
    for (let key = 0; key < 500; key += 1) await ask(String(key));
    await ask("0");
    expect(made()).toBe(500);
    await ask("one more");
    await ask("0");
    expect(made()).toBe(501);
    await ask("1");
    expect(made()).toBe(502);
    const large = `{"data":"${"x".repeat(400_000)}"}`;
    for (let key = 0; key < 25; key += 1) await ask(`large ${key}`, large);
    await ask("large 24", large);
    expect(made()).toBe(527);
    await ask("large 0", large);
    expect(made()).toBe(528);
  });

  it("is created once for concurrent requests, and again when a change came between them", async () => {
    const { ask, made, change } = cache();
    const [one, other] = await Promise.all([ask(), ask()]);
    expect([await one?.text(), await other?.text(), made()]).toEqual(['{"data":{}}', '{"data":{}}', 1]);
    const early = ask("k2");
    change();
    await Promise.all([early, ask("k2")]);
    expect(made()).toBe(3);
  });

  it.each([
    ["a failure", () => Promise.reject(new Error("aborted"))],
    ["an error response", async () => new TextResponse('{"errors":[]}')],
    ["a cookie", async () => new TextResponse('{"data":{}}', { headers: { "set-cookie": "a=b" } })],
  ])("is not shared when it is %s: concurrent requests are executed on their own", async (_what, fail) => {
    const changes = { isListening: () => true, onChangeOf: () => {} };
    const catalog = createResponseCache(changes, "catalog");
    const request = {
      key: "k",
      tagsOf: (text: string) => (text.startsWith('{"data"') ? new Set<string>() : null),
    };
    const failing = catalog.respond(request, fail).catch(() => null);
    const others = [1, 2].map((number) =>
      catalog.respond(request, async () => new TextResponse(`{"data":${number}}`)),
    );
    await failing;
    expect(await Promise.all(others.map(async (one) => (await one).text()))).toEqual([
      '{"data":1}',
      '{"data":2}',
    ]);
  });

  it("is invalidated immediately by a change in the same process", async () => {
    const { ask, made, forget } = cache();
    await ask();
    forget();
    await ask();
    expect(made()).toBe(2);
  });

  it.each([
    ["{ products { totalCount } store { name } }", "catalog"],
    [
      "query ($on: Boolean!) { products @include(if: $on) { totalCount } ...More } fragment More on Query { productTypes { totalCount } }",
      "catalog",
    ],
    ["{ products { totalCount } viewer { customer { id } } }", null],
    ["{ orders { totalCount } }", null],
    ["mutation { logOut { id } }", null],
    ["query ($input: FreeSlotsInput!) { freeSlots(input: $input) { firstDay } }", "salon"],
    ["query ($input: NextFreeStartsInput!) { nextFreeStarts(input: $input) { notSpecified } }", "salon"],
    ["query ($input: FreeSlotsInput!) { freeSlots(input: $input) { firstDay } store { name } }", null],
    ['{ freeSlots(input: { ignoreAppointmentId: "QQ==" }) { firstDay } }', null],
    ["query ($id: ID) { freeSlots(input: { ignoreAppointmentId: $id }) { firstDay } }", null],
    [
      'query ($input: FreeSlotsInput = { ignoreAppointmentId: "QQ==" }) { freeSlots(input: $input) { firstDay } }',
      null,
    ],
  ])("of %s is in the cache %s", (text, expected) => {
    expect(cacheNameOf(parse(text))).toBe(expected);
  });
});
