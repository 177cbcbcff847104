import { connectPrisma } from "@machiya/prisma/client";
import { queueStockNotifications } from "@machiya/schema/notifications/stockNotifications";

/** A process that notifies waiting customers whenever it receives a message, and answers with their number. */
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 2 });
process.on("message", () => {
  queueStockNotifications(prisma).then(
    (notified) => process.send?.({ notified }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ notified: 0 });
