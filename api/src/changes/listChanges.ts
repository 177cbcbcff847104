import type { ListName } from "@machiya/schema/context";
import { AsyncQueue } from "./asyncQueue.ts";

/** The Postgres channel that announces the table whose rows changed. */
export const LIST_CHANNEL = "machiya_list";

/** The lists that show rows of a table. */
const LISTS: Readonly<Record<string, readonly ListName[]>> = {
  ApiToken: ["API_TOKENS"],
  Broadcast: ["BROADCASTS"],
  Customer: ["CUSTOMERS", "BLOCKS"],
  CustomerBlock: ["BLOCKS", "CUSTOMERS"],
  CustomerDiscount: ["CUSTOMERS", "DISCOUNTS"],
  Discount: ["DISCOUNTS", "PRODUCTS", "CUSTOMERS"],
  FailedJob: ["FAILED_JOBS"],
  Image: ["IMAGES"],
  Product: ["PRODUCTS", "PRODUCT_TYPES", "DISCOUNTS"],
  ProductType: ["PRODUCT_TYPES", "PRODUCTS"],
  Service: ["SERVICES", "STAFF"],
  ShiftTemplate: ["SHIFT_TEMPLATES"],
  ShippingMethod: ["SHIPPING_METHODS"],
  StaffMember: ["STAFF", "SERVICES"],
  StaffPreference: ["SHARED_VIEWS"],
  StaffSkill: ["SERVICES", "STAFF"],
  StockNotice: ["PRODUCTS"],
  Store: ["STORE"],
  WebhookDelivery: ["WEBHOOKS"],
  WebhookEndpoint: ["WEBHOOKS"],
};

/** The minimum pause between two announcements of one list, for shops that sell many products a second. */
const PAUSE_MS = 1000;

/**
 * Announces to its followers the lists that show a changed table: the first change at once, and those within the
 * next second together at its end.
 */
export function createListChanges() {
  const queues = new Set<AsyncQueue<ListName>>();
  const pauses = new Map<ListName, { isDue: boolean }>();

  function announce(list: ListName): void {
    const pause = pauses.get(list);
    if (pause !== undefined) {
      pause.isDue = true;
      return;
    }
    for (const queue of queues) queue.push(list);
    pauses.set(list, { isDue: false });
    const end = () => {
      const isDue = pauses.get(list)?.isDue === true;
      pauses.delete(list);
      if (isDue) announce(list);
    };
    setTimeout(end, PAUSE_MS).unref();
  }

  return {
    report(table: string): void {
      if (queues.size > 0) for (const list of LISTS[table] ?? []) announce(list);
    },
    follow(): AsyncQueue<ListName> {
      const queue = new AsyncQueue<ListName>((ended) => queues.delete(ended));
      queues.add(queue);
      return queue;
    },
    endAll(): void {
      for (const queue of [...queues]) void queue.return();
    },
  };
}
