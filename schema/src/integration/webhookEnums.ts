import type * as stored from "@machiya/prisma/enums";
import { describedEnum } from "../enums.ts";

export const WebhookEventKindEnum = describedEnum<stored.WebhookEventKind>(
  "WebhookEventKind",
  "The kinds of events that other systems can receive.",
  {
    ORDER_CREATED: "An order was created.",
    ORDER_CHANGED: "A field in the order's payload changed.",
    ORDER_DELETED: "An order was deleted.",
    PRODUCT_CREATED: "A product was created.",
    PRODUCT_CHANGED: "A field in the product's payload changed, including its stock.",
    PRODUCT_DELETED: "A product was deleted.",
    APPOINTMENT_CREATED: "An appointment was created.",
    APPOINTMENT_CHANGED: "A field in the appointment's payload changed.",
    APPOINTMENT_DELETED: "An appointment was deleted.",
    CUSTOMER_CREATED: "A customer was created.",
    CUSTOMER_CHANGED: "A field in the customer's payload changed, or the customer was deleted.",
    TEST: "A test of an endpoint by an admin. Endpoints cannot subscribe to it.",
  },
);

export const WebhookDeliveryStateEnum = describedEnum<stored.WebhookDeliveryState>(
  "WebhookDeliveryState",
  "The state of a delivery.",
  {
    PENDING: "Being sent, or waiting for its next attempt.",
    DELIVERED: "The receiver accepted it.",
    FAILED: "Given up.",
  },
);
