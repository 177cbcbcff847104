import { builder } from "../builder.ts";
import { customerCancelPermission } from "../domain/orders/orderState.ts";
import { deadlineState } from "../domain/orders/paymentDeadline.ts";
import { OrderCancelReasonEnum } from "../enums.ts";
import { Permission } from "../permission.ts";
import { Order } from "../shop/orders/order.ts";

const OrderDeadline = builder.objectRef<{ at: Date; isPaused: boolean }>("OrderDeadline").implement({
  description: "Until when an order must be paid.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When the order expires." }),
    isPaused: t.exposeBoolean("isPaused", {
      description: "Whether the time stands still, because the customer's payment report awaits its check.",
    }),
  }),
});

builder.prismaObjectFields(Order, (t) => ({
  paymentDeadline: t.field({
    type: OrderDeadline,
    nullable: true,
    select: {
      state: true,
      paymentState: true,
      paymentDueAt: true,
      total: true,
      paymentReportedAt: true,
      paymentRecordedAt: true,
    },
    description: "Until when the order must be paid. Null: it does not expire.",
    resolve: (order, _args, { now }) => {
      const state = deadlineState(order, now());
      const { paymentDueAt: at } = order;
      return at === null || state === "NONE" ? null : { at, isPaused: state === "PAUSED" };
    },
  }),
  customerCanCancel: t.field({
    type: Permission,
    select: { state: true },
    description:
      "Whether the order's state allows its customer to cancel it, if the store lets customers do that (`Store.customersCancelOrders`).",
    resolve: customerCancelPermission,
  }),
  cancelReason: t.expose("cancelReason", {
    type: OrderCancelReasonEnum,
    nullable: true,
    description: "Why the order was canceled. Null: it was not, or the reason was not recorded.",
  }),
}));
