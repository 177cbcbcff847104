import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { SET_UP_CODE_TTL_MS } from "@machiya/schema/domain/access/setUpCode";
import { DELETED_PRODUCT_MS, DELETED_RECORD_MS } from "@machiya/schema/domain/undo";
import pg from "pg";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { resizeAndSaveImage } from "../images/imageStore.ts";
import { SESSION_LIFETIMES } from "../sessions/sessionStore.ts";
import { startSweeper, sweepOnce } from "./sweep.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const DAY = 24 * 3_600_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const NOTHING = {
  sessions: 0,
  lineAuthorizations: 0,
  idempotencyKeys: 0,
  rateLimits: 0,
  lineEvents: 0,
  webhookEvents: 0,
  erasedLineUsers: 0,
  erasedAuthorizations: 0,
  setUpCodes: 0,
  deletedRecords: 0,
  products: 0,
  images: 0,
  listCounts: 0,
};

let database: TestDatabase;
let prisma: PrismaClient;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 4 });
});
afterEach(async () => {
  await prisma.$disconnect();
  await database.drop();
});

let count = 0;
const bytes = () => Uint8Array.from(Buffer.from(`hash ${++count}`));
const file = (hash: string, createdAt: Date) => prisma.imageFile.create({ data: { hash, createdAt } });
const hashes = async () =>
  (await prisma.imageFile.findMany({ orderBy: { hash: "asc" } })).map(({ hash }) => hash);

describe("A sweep deletes", () => {
  it("the LINE user IDs and tokens of erased people, once LINE has revoked the permissions or did not in time", async () => {
    const erased = async (state: "PENDING" | "SENT" | "FAILED", createdAt: Date) => {
      const { id } = await prisma.customer.create({
        data: { name: "", reachable: false, deletedAt: NOW, erasedAt: NOW },
      });
      await prisma.lineAuthorization.create({
        data: { customerId: id, sealedToken: bytes(), expiresAt: ago(-DAY) },
      });
      const data = { lineUserId: `U${++count}` };
      await prisma.outboxMessage.create({
        data: { kind: "DEAUTHORIZATION", customerId: id, data, recipients: 0, state, createdAt },
      });
      return id;
    };
    const waiting = await erased("PENDING", ago(DAY / 24 / 3));
    for (const [state, at] of [
      ["SENT", ago(0)],
      ["FAILED", ago(0)],
      ["PENDING", ago(DAY / 24)],
    ] as const)
      await erased(state, at);
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, erasedLineUsers: 3, erasedAuthorizations: 3 });
    const left = await prisma.outboxMessage.findMany();
    const named = left.filter(({ data }) => JSON.stringify(data) !== "{}");
    expect(named.map(({ customerId }) => customerId)).toEqual([waiting]);
    expect(await prisma.lineAuthorization.count()).toBe(1);
  });

  it("expired and idle sessions, according to the lifetimes of each kind", async () => {
    const { id: staffMemberId } = await prisma.staffMember.create({
      data: { username: "a", passwordHash: "", name: "A", role: "ADMIN" },
    });
    const { id: customerId } = await prisma.customer.create({ data: { lineUserId: "U1", name: "C" } });
    const session = (owner: object, expiresAt: Date, lastSeenAt: Date) =>
      prisma.session.create({ data: { ...owner, tokenHash: bytes(), expiresAt, lastSeenAt } });
    const kept = [
      await session({ staffMemberId }, ago(-1), ago(0)),
      await session({ staffMemberId }, ago(-DAY), ago(SESSION_LIFETIMES.staff.idle - 1)),
      await session({ customerId }, ago(-DAY), ago(SESSION_LIFETIMES.staff.idle)),
    ];
    await session({ staffMemberId }, ago(0), ago(0));
    await session({ staffMemberId }, ago(-DAY), ago(SESSION_LIFETIMES.staff.idle));
    await session({ customerId }, ago(-DAY), ago(SESSION_LIFETIMES.customer.idle));
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, sessions: 3 });
    const left = await prisma.session.findMany({ orderBy: { id: "asc" } });
    expect(left.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  });

  it("customers' tokens of LINE that have expired", async () => {
    const store = async (lineUserId: string, expiresAt: Date) => {
      const { id: customerId } = await prisma.customer.create({ data: { lineUserId, name: "" } });
      await prisma.lineAuthorization.create({ data: { customerId, sealedToken: bytes(), expiresAt } });
      return customerId;
    };
    await store("U1", ago(0));
    const valid = await store("U2", ago(-1));
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, lineAuthorizations: 1 });
    expect(await prisma.lineAuthorization.findMany()).toMatchObject([{ customerId: valid }]);
  });

  it("idempotency keys after 24 hours, and none that are younger", async () => {
    const key = (name: string, createdAt: Date) =>
      prisma.idempotencyKey.create({
        data: { owner: "customer:1", keyHash: name, requestHash: bytes(), createdAt },
      });
    await key("old", ago(DAY));
    await key("young", ago(DAY - 1));
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, idempotencyKeys: 1 });
    expect(await prisma.idempotencyKey.findMany()).toMatchObject([{ keyHash: "young" }]);
  });

  it("deleted products that were never ordered, when their deletion can no longer be undone", async () => {
    const shown = { price: 1, name: "茶碗" };
    const old = ago(DELETED_PRODUCT_MS);
    const options = { hasVariants: true, options: [{ name: "色", values: ["藍"] }] };
    const variant = { ...shown, optionValues: ["藍"] };
    const product = (data: object) => prisma.product.create({ data: { ...shown, ...data } });
    const order = async (productId: number) =>
      prisma.order.create({
        data: {
          buyerName: "",
          buyerPhone: "",
          recipientName: "",
          recipientPhone: "",
          address: "",
          source: "MANUAL",
          paymentMethod: 1,
          lines: { create: { productId, productName: "茶碗", unitPrice: 1, quantity: 1 } },
        },
      });
    await product({ deletedAt: old });
    const gone = await product({ ...options, deletedAt: old });
    await prisma.product.create({ data: { ...variant, parentId: gone.id } });
    const kept = [await product({}), await product({ deletedAt: ago(DELETED_PRODUCT_MS - 1) })];
    const ordered = await product({ deletedAt: old });
    await order(ordered.id);
    const parent = await product({ ...options, deletedAt: old });
    const { id: soldVariant } = await prisma.product.create({ data: { ...variant, parentId: parent.id } });
    await order(soldVariant);
    expect(await sweepOnce(prisma, NOW)).toMatchObject({ products: 2 });
    const left = await prisma.product.findMany({ orderBy: { id: "asc" } });
    expect(left.map(({ id }) => id)).toEqual([
      ...kept.map(({ id }) => id),
      ordered.id,
      parent.id,
      soldVariant,
    ]);
  });

  it("the rows of deleted records, when their deletion can no longer be undone", async () => {
    const keep = (recordId: number, createdAt: Date) =>
      prisma.deletedRecord.create({ data: { type: "Order", recordId, rows: {}, createdAt } });
    await keep(1, ago(DELETED_RECORD_MS));
    await keep(2, ago(DELETED_RECORD_MS - 1));
    expect(await sweepOnce(prisma, NOW)).toMatchObject({ deletedRecords: 1 });
    expect(await prisma.deletedRecord.findMany()).toMatchObject([{ recordId: 2 }]);
  });

  it("webhook events with their deliveries after 30 days, and none that are younger or were requested again", async () => {
    const { id: endpointId } = await prisma.webhookEndpoint.create({
      data: { url: "https://example.com", secret: "", kinds: [] },
    });
    const event = (occurredAt: Date, again: Date[] = []) =>
      prisma.webhookEvent.create({
        data: {
          kind: "TEST",
          entity: "WebhookEndpoint",
          entityId: 1,
          columns: {},
          occurredAt,
          deliveries: { create: [occurredAt, ...again].map((createdAt) => ({ endpointId, createdAt })) },
        },
      });
    await event(ago(30 * DAY));
    const { id: young } = await event(ago(30 * DAY - 1));
    const { id: replayed } = await event(ago(31 * DAY), [ago(1)]);
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, webhookEvents: 1 });
    const left = await prisma.webhookEvent.findMany();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([young, replayed]));
    expect(await prisma.webhookDelivery.count()).toBe(3);
  });

  it("rate limits whose window has ended, and none that are open or never end", async () => {
    const limit = (key: string, expire: Date | null) =>
      prisma.rateLimit.create({ data: { key, points: 1, expire } });
    await limit("over", ago(0));
    await limit("open", ago(-1));
    await limit("without end", null);
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, rateLimits: 1 });
    expect(await prisma.rateLimit.count()).toBe(2);
  });

  it("expired set-up codes", async () => {
    await prisma.setupCode.create({ data: { codeHash: bytes(), createdAt: ago(SET_UP_CODE_TTL_MS) } });
    await prisma.setupCode.create({ data: { codeHash: bytes(), createdAt: ago(SET_UP_CODE_TTL_MS - 1) } });
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, setUpCodes: 1 });
  });

  it("images without references, a day after their upload", async () => {
    const old = ago(DAY);
    for (const hash of ["broadcast", "further", "line", "nobody", "person", "product", "registry"])
      await file(hash, old);
    await file("young", ago(DAY - 1));
    const { id: productId } = await prisma.product.create({
      data: { name: "P", price: 1, imageHash: "product" },
    });
    await prisma.productImage.create({ data: { productId, position: 2, imageHash: "further" } });
    await prisma.image.create({ data: { name: "I", imageHash: "registry" } });
    await prisma.broadcast.create({ data: { text: "", recipients: 0, imageHash: "broadcast" } });
    const person = { username: "person", passwordHash: "-", name: "P", role: "STAFF" as const };
    await prisma.staffMember.create({ data: { ...person, imageHash: "person" } });
    const people = { buyerName: "", buyerPhone: "", recipientName: "", recipientPhone: "", address: "" };
    const line = { productId, quantity: 1, unitPrice: 1, productName: "P", imageHash: "line" };
    await prisma.order.create({
      data: { ...people, source: "MANUAL", paymentMethod: 1, lines: { create: line } },
    });
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, images: 1 });
    expect(await hashes()).toEqual([
      "broadcast",
      "further",
      "line",
      "person",
      "product",
      "registry",
      "young",
    ]);
  });
});

describe("A sweep keeps", () => {
  it("audit entries of any age", async () => {
    const entry = { action: "UPDATE", subjectType: "Product", subjectId: 1, createdAt: new Date(0) };
    await prisma.auditEntry.create({ data: entry });
    expect(await sweepOnce(prisma, NOW)).toEqual(NOTHING);
    expect(await prisma.auditEntry.count()).toBe(1);
  });

  it("an old image that was just stored again, because a form may be about to refer to it", async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const hash = await resizeAndSaveImage(prisma, picture);
    await prisma.imageFile.updateMany({ data: { createdAt: new Date(0) } });
    expect(await resizeAndSaveImage(prisma, picture)).toBe(hash);
    await sweepOnce(prisma, new Date());
    expect(await hashes()).toEqual([hash]);
  });

  it("an old image whose age a product is renewing while the sweep waits for it", async () => {
    await file("old", ago(DAY));
    const { id: productId } = await prisma.product.create({ data: { name: "P", price: 1 } });
    const isWaiting = async () =>
      (
        await prisma.$queryRaw<object[]>`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM "ImageFile"%'`
      ).length;
    let sweeping: ReturnType<typeof sweepOnce> | undefined;
    await prisma.$transaction(async (tx) => {
      await tx.imageFile.update({ where: { hash: "old" }, data: { createdAt: NOW } });
      sweeping = sweepOnce(prisma, NOW);
      await expect.poll(isWaiting).toBe(1);
      await tx.productImage.create({ data: { productId, position: 2, imageHash: "old" } });
    });
    expect(await sweeping).toEqual(NOTHING);
    expect(await hashes()).toEqual(["old"]);
  });
});

describe("A sweep recounts the lists", () => {
  it("and corrects counts after writes that bypassed the triggers", async () => {
    await prisma.customer.create({ data: { lineUserId: "U1", name: "C" } });
    await prisma.product.create({ data: { name: "P", price: 1 } });
    await prisma.listCount.updateMany({ where: { list: "Customer" }, data: { count: { increment: 2 } } });
    expect(await sweepOnce(prisma, NOW)).toEqual({ ...NOTHING, listCounts: 1 });
    const kept = { _sum: { count: true }, where: { list: "Customer" } } as const;
    expect(await prisma.listCount.aggregate(kept)).toEqual({ _sum: { count: 1 } });
    expect(await sweepOnce(prisma, NOW)).toEqual(NOTHING);
  });
});

describe("When several processes sweep,", () => {
  it("only one does the work", async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query("SELECT pg_advisory_lock(7364002)");
    expect(await sweepOnce(prisma, NOW)).toBeNull();
    await other.end();
    // The lock is released only when the server has noticed that the session ended.
    await expect.poll(() => sweepOnce(prisma, NOW)).toEqual(NOTHING);
  });

  it("each stops immediately on request", async () => {
    await startSweeper(prisma, () => NOW).stop();
  });
});
