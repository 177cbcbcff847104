import type { NoticeKind, OrderState, PaymentState } from "@machiya/prisma/enums";
import type { Acting } from "../acting.ts";
import { orderButtons, pageButton } from "../chat/cardButtons.ts";
import type { Language } from "../domain/language.ts";
import { type DecimalLike, toWire } from "../domain/money.ts";
import { noticesOfOrder } from "../domain/notices.ts";
import type { Transaction } from "../transaction.ts";
import { formatMoney } from "../wording/formatMoney.ts";
import { serverWording } from "../wording/serverWording.ts";
import { wording } from "../wording/wording.ts";
import { flexCard } from "./noticeCard.ts";
import type { Parties } from "./parties.ts";
import { type NoticePayload, queueNotices } from "./queueNotices.ts";
import { findRecipient, type Recipient, recipientOf } from "./recipient.ts";

/** So many lines of an order are told. */
const MAX_LINES = 8;

interface OrderStand {
  state: OrderState;
  paymentState: PaymentState;
}

/** What a card tells of an order. */
interface ToldOrder extends OrderStand {
  id: number;
  paymentMethod: number;
  paymentReportedAt: Date | null;
  paymentRecordedAt: Date | null;
  total: DecimalLike;
  lines: readonly { productName: string; quantity: DecimalLike }[];
}

/** Queues what the customer is told when an order becomes another, in the transaction that makes it so. */
export async function queueOrderNotices(
  tx: Transaction,
  context: Acting,
  before: OrderStand,
  after: OrderStand & { id: number; customerId: number | null },
): Promise<void> {
  const recipient = await findRecipient(tx, context, noticesOfOrder(before, after), after.customerId);
  if (recipient === null) return;
  await queueNotices(tx, recipient.customerId, orderCards(await findOrder(tx, after.id), recipient));
}

/** As an order begins. */
const NEW_ORDER = {
  state: "ESTABLISHED",
  paymentState: "UNPAID",
  paymentReportedAt: null,
  paymentRecordedAt: null,
} as const;

/** What the customer is told of a new order, of which everything is known; null: nobody is told. */
export function placedOrderNotices(
  acting: Acting,
  placed: Pick<ToldOrder, "id" | "paymentMethod" | "total" | "lines"> & { customerId: number },
  parties: Parties,
): { messages: NoticePayload[]; newLanguage: Language | null } | null {
  const order = { ...NEW_ORDER, ...placed };
  const recipient = recipientOf(acting, noticesOfOrder(null, order), order.customerId, parties);
  if (recipient === null) return null;
  return { messages: orderCards(order, recipient), newLanguage: recipient.newLanguage };
}

function orderCards(
  order: ToldOrder,
  recipient: Recipient & { kinds: readonly NoticeKind[] },
): NoticePayload[] {
  const { lineUserId: to, kinds } = recipient;
  return kinds.map((kind) => ({ to, messages: [orderCard(kind, order, recipient)] }));
}

const findOrder = (tx: Transaction, id: number): Promise<ToldOrder> =>
  tx.order.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      state: true,
      paymentState: true,
      paymentMethod: true,
      paymentReportedAt: true,
      paymentRecordedAt: true,
      total: true,
      lines: { orderBy: { id: "asc" }, select: { productName: true, quantity: true } },
    },
  });

function orderCard(kind: NoticeKind, order: ToldOrder, { language, shopName, may }: Recipient) {
  const words = serverWording(language).notification;
  const { orderState, paymentState } = wording(language);
  const lines = order.lines.map(({ productName, quantity }) => words.times(productName, toWire(quantity)));
  const rest = lines.length - MAX_LINES;
  const items = [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [words.more(rest)] : [])];
  return flexCard({
    shopName,
    title: words.title[kind],
    facts: [
      [words.order, `#${order.id}`],
      [words.state, orderState[order.state]],
      [words.items, items.join("\n")],
      [words.total, formatMoney(language, order.total)],
      [words.payment, paymentState[order.paymentState]],
    ],
    buttons: [...orderButtons(language, order), ...pageButton(words.myOrders, "orders", may.shopAddress)],
  });
}
