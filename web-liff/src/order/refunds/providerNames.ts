/** What customers know the payment providers as, in every language. */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  LINE_PAY: "LINE Pay",
  ECPAY: "ECPay",
  STRIPE: "Stripe",
};
