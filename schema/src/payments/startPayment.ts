import { randomInt } from "node:crypto";
import type { Order, Payment } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { readCurrency, toMinorUnits } from "../domain/minorUnits.ts";
import { toWire } from "../domain/money.ts";
import {
  capabilitiesOf,
  chargeCurrency,
  isPaymentChannel,
  KIND_OF_CHANNEL,
  onlinePaymentProblem,
  type PaymentChannelName,
} from "../domain/orders/onlinePayments.ts";
import { deadlineOfStart } from "../domain/orders/paymentDeadline.ts";
import { isReserved, outstandingAmount } from "../domain/orders/paymentLedger.ts";
import { forbiddingState } from "../domain/orders/paymentReport.ts";
import { secondsToNextQuery } from "../domain/orders/providerReport.ts";
import type { PaymentProviderName } from "../domain/paymentProviders/providerRegistry.ts";
import { lockCustomerTerms } from "../identity/customerTerms.ts";
import { requireRowId } from "../input.ts";
import { collectingShipments } from "../shop/carriers/collectingShipments.ts";
import { lockOwnOrder } from "../shop/orders/changeOrders.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { endOpenPayments } from "./endOnlinePayments.ts";
import { raiseOrderVersion } from "./raiseOrderVersion.ts";

/** The path at which the customer's browser goes on to the provider; the reference cannot be guessed. */
export const PAYMENT_START_PATH = "/payments/start/";

const REFERENCE_LENGTH = 20;
/** Every provider accepts letters and digits. */
const REFERENCE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newReference = () =>
  Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join(
    "",
  );

export interface StartedOnlinePayment {
  orderId: number;
  url: string;
}

/**
 * Starts a payment of what the customer still owes for their own order. The provider is called when the browser opens
 * the returned address. An earlier payment that is still open ends, so that the customer pays once. The order keeps
 * its method, because the customer may come back without having paid; `recordReport` changes it. Throws NOT_FOUND,
 * ORDER_STATE_FORBIDS when nothing is to be paid, PAYMENT_METHOD_NOT_OFFERED, also when it is paid on delivery.
 */
export async function startPayment(
  context: Context,
  input: { orderId: string; provider: PaymentProviderName; channel: PaymentChannelName },
): Promise<StartedOnlinePayment> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const id = requireRowId("Order", input.orderId);
  const { provider, channel } = input;
  return inTransaction(context.prisma, async (tx) => {
    const order = await lockOwnOrder(tx, id, customerId);
    await lockCustomerTerms(tx, customerId);
    const collecting = await tx.shipment.count({ where: collectingShipments([id]) });
    const problem = onlinePaymentProblem({ ...order, isCollected: collecting > 0 });
    if (problem === "ORDER_STATE_FORBIDS") throw new DomainError(problem, { state: forbiddingState(order) });
    if (problem !== null) throw new DomainError(problem);
    const { currency, validMinutes, showsCode, capturesLater } = await requireOffered(
      tx,
      { provider, channel },
      order,
    );
    const payments = await tx.payment.findMany({ where: { orderId: id }, include: { refunds: true } });
    if (payments.some(isReserved)) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
    const amount = outstandingAmount(order.total, payments);
    const minor = toMinorUnits(amount, currency);
    if (minor === null) throw new DomainError("PAYMENT_METHOD_NOT_OFFERED");
    const now = context.now();
    await endOpenPayments(tx, id, now);
    const reference = newReference();
    const expiresAt = new Date(now.getTime() + validMinutes * 60_000);
    await tx.payment.create({
      data: {
        orderId: id,
        provider,
        channel,
        kind: KIND_OF_CHANNEL[channel],
        currency,
        amount: toWire(amount),
        merchantReference: reference,
        capturesLater,
        expiresAt,
        nextQueryAt: new Date(now.getTime() + secondsToNextQuery(0) * 1000),
      },
    });
    const started = {
      expiresAt,
      showsCode,
      hadCode: payments.some(showedCode),
      isFirst: !payments.some(isOnline),
    };
    const deadline = deadlineOfStart(order, started, now);
    if (deadline !== null)
      await tx.order.update({ where: { id }, data: { ...deadline, version: { increment: 1 } } });
    await raiseOrderVersion(tx, order);
    return { orderId: id, url: `${PAYMENT_START_PATH}${reference}` };
  });
}

const isOnline = ({ provider }: Payment): boolean => provider !== "MANUAL";

/** Returns whether an earlier payment was started with a code. */
const showedCode = (payment: Payment): boolean =>
  isOnline(payment) &&
  isPaymentChannel(payment.channel) &&
  capabilitiesOf(payment.provider, payment.channel)?.showsCode === true;

async function requireOffered(
  tx: Transaction,
  { provider, channel }: { provider: PaymentProviderName; channel: PaymentChannelName },
  order: Pick<Order, "currency">,
) {
  const setting = await tx.paymentProviderSetting.findUnique({ where: { provider } });
  const capabilities = capabilitiesOf(provider, channel);
  const currency =
    setting && chargeCurrency({ provider, currency: setting.currency }, readCurrency(order.currency));
  if (!setting?.enabled || !setting.channels.includes(channel) || capabilities === null || currency === null)
    throw new DomainError("PAYMENT_METHOD_NOT_OFFERED");
  const { validMinutes, showsCode } = capabilities;
  const capturesLater = setting.capturesLater && capabilities.canCaptureLater;
  return { currency, validMinutes, showsCode, capturesLater };
}
