import { builder } from "../../builder.ts";
import { readCurrency } from "../../domain/minorUnits.ts";
import { CurrencyEnum } from "../../enums.ts";
import { Store } from "./store.ts";

builder.prismaObjectFields(Store, (t) => ({
  currency: t.field({
    type: CurrencyEnum,
    nullable: true,
    select: { currency: true },
    description:
      'The currency of prices, discounts, and fees, to whose smallest unit orders are rounded. Null: none; amounts are shown with "$".',
    resolve: ({ currency }) => readCurrency(currency),
  }),
  taxPercent: t.expose("taxPercent", {
    type: "Decimal",
    nullable: true,
    description: "The tax that prices include, in percent. Null: none is shown.",
  }),
  taxNumber: t.exposeString("taxNumber", {
    description: "The number under which the shop is registered for the tax; may be empty.",
  }),
  customersCancelOrders: t.exposeBoolean("customersCancelOrders", {
    description: "Whether customers can cancel their own orders until staff have started them.",
  }),
  onlinePaymentMinutes: t.exposeInt("onlinePaymentMinutes", {
    nullable: true,
    description:
      "The number of minutes after which an unpaid order with online payment expires. Null: never. Staff only.",
    authScopes: { staff: true },
  }),
  transferPaymentHours: t.exposeInt("transferPaymentHours", {
    nullable: true,
    description:
      "The number of hours after which an unpaid order with bank transfer expires. Null: never. Staff only.",
    authScopes: { staff: true },
  }),
}));
