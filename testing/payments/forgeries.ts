import { signFields } from "../../api/src/payments/ecpay/checkMacValue.ts";
import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";
import type { KilledShop } from "./killedShop.ts";

const ECPAY = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };

/** How many notifications were refused. */
export interface RefusedNotifications {
  /** Those without a right signature. */
  forged: number;
  /** Those with a right signature and a wrong amount. */
  wrongAmounts: number;
}

/**
 * Sends what an attacker would: wrong signatures, and a right one with a wrong amount. Returns how many were refused; a
 * killed process answers none of them. Throws if one is accepted.
 */
export async function forgeNotifications(
  { prisma, browser }: Pick<KilledShop, "prisma" | "browser">,
  orderId: number,
): Promise<RefusedNotifications> {
  const payment = await prisma.payment.findFirst({ where: { orderId }, orderBy: { id: "desc" } });
  const reference = payment?.merchantReference ?? "";
  const fields = {
    MerchantID: ECPAY.merchantId,
    MerchantTradeNo: reference,
    TradeNo: "1",
    RtnCode: "1",
    TradeAmt: "0",
    PaymentDate: "2026/11/23 12:00:00",
  };
  const ecpay = "/payments/ecpay/notifications";
  const linePay = `/payments/line-pay/notifications?transactionId=1&orderId=${reference}`;
  const wrongAmount = { kind: "FORM", url: ecpay, fields: signFields(fields, ECPAY) } as const;
  const steps: readonly PaymentStep[] = [
    wrongAmount,
    { kind: "FORM", url: ecpay, fields: { ...fields, CheckMacValue: "0".repeat(64) } },
    { kind: "FORM", url: "/payments/stripe/notifications", fields },
    { kind: "REDIRECT", url: linePay },
  ];
  const refused = { forged: 0, wrongAmounts: 0 };
  await Promise.all(
    steps.map(async (step) => {
      const answer = await browser.follow(step).catch(() => null);
      if (answer === null || answer.status >= 500) return;
      if (answer.status !== 400) throw new Error(`a forged notification was accepted: ${answer.status}`);
      refused[step === wrongAmount ? "wrongAmounts" : "forged"] += 1;
    }),
  );
  return refused;
}
