import { signFields } from "../../api/src/payments/ecpay/checkMacValue.ts";
import type { KilledShop } from "./killedShop.ts";

const ECPAY = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };

/**
 * Sends what an attacker would: wrong signatures, and a right one with a wrong amount. Returns how many were refused; a
 * killed process answers none of them. Throws if one is accepted.
 */
export async function forgeNotifications(
  { prisma, browser }: Pick<KilledShop, "prisma" | "browser">,
  orderId: number,
): Promise<number> {
  const payment = await prisma.payment.findFirst({ where: { orderId }, orderBy: { id: "desc" } });
  const reference = payment?.merchantReference ?? "";
  const fields = {
    ...{ MerchantID: ECPAY.merchantId, MerchantTradeNo: reference, TradeNo: "1" },
    ...{ RtnCode: "1", TradeAmt: "0", PaymentDate: "2026/11/23 12:00:00" },
  };
  const ecpay = "/payments/ecpay/notifications";
  const linePay = `/payments/line-pay/notifications?transactionId=1&orderId=${reference}`;
  const answers = await Promise.all(
    [
      browser.follow({ kind: "FORM", url: ecpay, fields: { ...fields, CheckMacValue: "0".repeat(64) } }),
      browser.follow({ kind: "FORM", url: ecpay, fields: signFields(fields, ECPAY) }),
      browser.follow({ kind: "FORM", url: "/payments/stripe/notifications", fields }),
      browser.follow({ kind: "REDIRECT", url: linePay }),
    ].map((answer) => answer.catch(() => null)),
  );
  const statuses = answers.flatMap((answer) =>
    answer === null || answer.status >= 500 ? [] : answer.status,
  );
  const accepted = statuses.filter((status) => status !== 400);
  if (accepted.length > 0) throw new Error(`a forged notification was accepted: ${accepted.join(", ")}`);
  return statuses.length;
}
