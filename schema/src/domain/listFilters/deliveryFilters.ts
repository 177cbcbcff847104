import { WebhookDeliveryState } from "@machiya/prisma/enums";
import { choiceFilter } from "./listFilters.ts";

export const DELIVERY_STATES = Object.values(WebhookDeliveryState);

/** The filter of a webhook's delivery log. */
export const deliveryFilters = {
  delivery: choiceFilter(DELIVERY_STATES, (state) => ({ state })),
};
