import { connectPrisma } from "@machiya/prisma/client";
import { expireOrders } from "@machiya/schema/payments/expireOrders";

/** A process that expires orders whenever it receives a message, and answers with their number. */
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 2 });
process.on("message", () => {
  expireOrders(prisma, () => new Date()).then(
    (expired) => process.send?.({ expired }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.send?.({ expired: 0 });
