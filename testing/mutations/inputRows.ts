import type { PrismaClient } from "@machiya/prisma/client";
import { globalId, type NodeType } from "../../schema/src/ids.ts";
import { type Bookable, bookable, clock } from "../../schema/src/testing/bookable.ts";
import { appointmentRow, personRow } from "../../schema/src/testing/bookingFixtures.ts";
import { customerRow, orderRow, product } from "../../schema/src/testing/fixtures.ts";

/** The days on which staff work. */
export const DAYS = Array.from({ length: 30 }, (_, index) => `2026-12-${String(index + 2).padStart(2, "0")}`);
const HOURS = ["10:00", "14:00", "18:00"];

type Input = Record<string, unknown>;

/** Who sends a mutation, and the input of one that is done; each call creates the rows that it changes. */
export interface MutationInput {
  by: readonly ("admin" | "staff" | "customer" | "token" | "anonymous")[];
  /** Null: the mutation has no input. */
  input: (rows: InputRows) => Promise<Input> | Input | null;
}

/** Creates rows and returns their global IDs. */
export class InputRows {
  readonly prisma: PrismaClient;
  /** The customer who sends the customers' mutations. */
  readonly customerId: number;
  /** Sends a mutation as the admin. */
  readonly run: (document: string, input: object) => Promise<void>;
  #salon: Promise<Bookable> | null = null;
  #visits = 0;
  #phone = 10_000_000;

  constructor(prisma: PrismaClient, customerId: number, run: InputRows["run"]) {
    this.prisma = prisma;
    this.customerId = customerId;
    this.run = run;
  }

  async id(type: NodeType, row: Promise<{ id: number }> | { id: number }): Promise<string> {
    return globalId(type, (await row).id);
  }

  salon(): Promise<Bookable> {
    this.#salon ??= bookable(this.prisma, { count: 4, days: DAYS, from: 0, to: 1440 });
    return this.#salon;
  }

  /** A start that customers can book, which no other appointment has taken. */
  start(): string {
    this.#visits += 1;
    return clock(HOURS[this.#visits % HOURS.length] ?? "", DAYS[Math.floor(this.#visits / HOURS.length)]);
  }

  /** A start of the day before. */
  past(): string {
    this.#visits += 1;
    return clock(`${String(this.#visits % 24).padStart(2, "0")}:00`, "2026-11-20");
  }

  async visit(): Promise<Input> {
    const { service } = await this.salon();
    return {
      details: { customerName: "安", customerPhone: this.phone(), startsAt: this.start() },
      lines: [{ serviceId: globalId("Service", service.id) }],
    };
  }

  async lastChange(): Promise<string> {
    const { id } = await this.prisma.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    return String(id);
  }

  phone(): string {
    this.#phone += 1;
    return `09${this.#phone}`;
  }

  hash(): Uint8Array<ArrayBuffer> {
    this.#phone += 1;
    return new Uint8Array(32).fill(this.#phone % 256).fill(Math.floor(this.#phone / 256) % 256, 1);
  }

  product(): Promise<string> {
    return this.id("Product", product(this.prisma));
  }

  /** `lineUserId` null: a customer without LINE. */
  customer(lineUserId?: null): Promise<string> {
    return this.id(
      "Customer",
      customerRow(this.prisma, lineUserId === null ? { lineUserId, reachable: false } : {}),
    );
  }

  person(state: "IN_SERVICE" | "DISMISSED" = "IN_SERVICE"): Promise<string> {
    return this.id("StaffMember", personRow(this.prisma, { state }));
  }

  /** An unpaid order of the customer with one line of two pieces. */
  async order(
    data: Parameters<typeof orderRow>[1] = {},
  ): Promise<{ id: string; number: number; productId: string }> {
    const row = await product(this.prisma);
    const order = await orderRow(this.prisma, {
      customerId: this.customerId,
      subtotal: 200,
      total: 200,
      totalQuantity: 2,
      lines: { create: { productId: row.id, productName: row.name, unitPrice: 100, quantity: 2 } },
      ...data,
    });
    return { id: globalId("Order", order.id), number: order.id, productId: globalId("Product", row.id) };
  }

  async payment(data: object = {}): Promise<{ id: string; number: number }> {
    const { number: orderId } = await this.order();
    const captured = { kind: "CASH", amount: 200, state: "CAPTURED", receivedAt: new Date() } as const;
    const { id } = await this.prisma.payment.create({ data: { orderId, ...captured, ...data } });
    return { id: globalId("Payment", id), number: id };
  }

  /** A pending appointment of the customer. */
  async appointment(state: "PENDING" | "CONFIRMED" = "PENDING", startsAt = this.start()): Promise<string> {
    const { service, people } = await this.salon();
    const [day = "", hour = ""] = new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString().split("T");
    const row = await appointmentRow(this.prisma, {
      staffMemberId: people[0]?.id ?? null,
      serviceId: service.id,
      day,
      hour: Number.parseInt(hour, 10),
      state,
    });
    await this.prisma.appointment.update({ where: { id: row.id }, data: { customerId: this.customerId } });
    return globalId("Appointment", row.id);
  }

  async parcel(): Promise<{ id: string; order: Awaited<ReturnType<InputRows["order"]>> }> {
    const order = await this.order();
    const { id: orderLineId } = await this.prisma.orderLine.findFirstOrThrow({
      where: { orderId: order.number },
    });
    const data = { orderId: order.number, items: { create: { orderLineId, quantity: 1 } } };
    return { id: await this.id("Parcel", this.prisma.parcel.create({ data })), order };
  }

  endpoint() {
    const data = { url: "https://example.com", secret: "whsec_", kinds: ["ORDER_CREATED" as const] };
    return this.prisma.webhookEndpoint.create({ data });
  }

  endpointId(): Promise<string> {
    return this.id("WebhookEndpoint", this.endpoint());
  }

  shippingMethod(data: object = {}): Promise<string> {
    return this.id(
      "ShippingMethod",
      this.prisma.shippingMethod.create({ data: { kind: "STORE_PICKUP", name: "自取", ...data } }),
    );
  }
}

const ADMINS = ["admin", "token"] as const;
export const by = (who: MutationInput["by"], input: MutationInput["input"]): MutationInput => ({
  by: who,
  input,
});
export const admins = (input: MutationInput["input"]) => by(ADMINS, input);
export const customers = (input: MutationInput["input"]) => by(["customer"], input);
