import type * as stored from "@machiya/prisma/enums";
import { describedEnum } from "../enums.ts";

export const WebhookEventKind = describedEnum<stored.WebhookEventKind>(
  "WebhookEventKind",
  "What other systems are told of.",
  {
    ORDER_CREATED: "An order came in.",
    ORDER_CHANGED: "Something that is told of an order changed.",
    ORDER_DELETED: "An order was removed from the books.",
    PRODUCT_CREATED: "A product was added.",
    PRODUCT_CHANGED: "Something that is told of a product changed, its stock included.",
    PRODUCT_DELETED: "A product is gone.",
    APPOINTMENT_CREATED: "An appointment was booked.",
    APPOINTMENT_CHANGED: "Something that is told of an appointment changed.",
    APPOINTMENT_DELETED: "An appointment was removed from the books.",
    CUSTOMER_CREATED: "Somebody became a customer.",
    CUSTOMER_CHANGED: "Something that is told of a customer changed, or they were deleted.",
    TEST: "Nothing happened: an admin tries an endpoint. Nobody can ask for it.",
  },
);

export const WebhookDeliveryState = describedEnum<stored.WebhookDeliveryState>(
  "WebhookDeliveryState",
  "How a delivery fares.",
  {
    PENDING: "On its way, or waits for its next attempt.",
    DELIVERED: "The other system took it.",
    FAILED: "Given up.",
  },
);
