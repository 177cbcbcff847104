import type { PrismaClient } from "@machiya/prisma/client";
import { bookingViolations, overlaps } from "../races/bookingInvariants.ts";

/** Returns a complaint for each violated invariant of shop and booking; empty when all hold. */
export async function invariantViolations(prisma: PrismaClient): Promise<string[]> {
  const shop = await prisma.$queryRaw<{ complaint: string }[]>`
    SELECT 'order ' || o.id || ' does not sum up its lines' AS complaint
      FROM "Order" o LEFT JOIN "OrderLine" l ON l."orderId" = o.id
      GROUP BY o.id
      HAVING o.subtotal <> coalesce(sum(l.quantity * l."unitPrice"), 0) OR o."totalQuantity" <> coalesce(sum(l.quantity), 0)
    UNION ALL
    SELECT 'order ' || o.id || ' does not sum up its discounts'
      FROM "Order" o LEFT JOIN "DiscountRecord" d ON d."orderId" = o.id
      GROUP BY o.id
      HAVING o."discountTotal" <> floor(coalesce(sum(d.amount), 0) + 0.5)
    UNION ALL
    SELECT 'order ' || id || ' has another total' FROM "Order" WHERE total <> greatest(0, subtotal + "discountTotal") + "shippingFee"
    UNION ALL
    SELECT 'slot ' || u.day || ' of method ' || u."shippingMethodId" || ' counts ' || u.orders || ' orders'
      FROM "ShippingSlotUse" u LEFT JOIN "Order" o ON o."shippingMethodId" = u."shippingMethodId" AND o."slotDay" = u.day
        AND o."slotStart" = u."startMinute" AND o."slotEnd" = u."endMinute" AND o.state <> 'CANCELLED'
      GROUP BY u."shippingMethodId", u.day, u."startMinute", u."endMinute"
      HAVING u.orders <> count(o.id) OR u."workUnits" <> coalesce(sum(o."slotWorkUnits"), 0)
    UNION ALL
    SELECT 'product ' || id || ' has a stock of ' || stock FROM "Product" WHERE stock < 0 OR price < 0
    UNION ALL
    SELECT 'order ' || o.id || ' was entered without a trace' FROM "Order" o
      WHERE o.source = 'MANUAL' AND NOT EXISTS (SELECT FROM "AuditEntry" e
        WHERE e."subjectType" = 'Order' AND e."subjectId" = o.id AND e.action = 'CREATE')
    UNION ALL
    SELECT 'product ' || p.id || ' was made without a trace' FROM "Product" p
      WHERE NOT EXISTS (SELECT FROM "AuditEntry" e
        WHERE e."subjectType" = 'Product' AND e."subjectId" = p.id AND e.action IN ('CREATE', 'IMPORT'))
    UNION ALL
    SELECT 'staff member ' || s.id || ' left and still has a session' FROM "StaffMember" s
      JOIN "Session" k ON k."staffMemberId" = s.id WHERE s.state <> 'IN_SERVICE'
    UNION ALL
    SELECT 'no active admin exists' WHERE NOT EXISTS (
      SELECT FROM "StaffMember" WHERE role = 'ADMIN' AND state = 'IN_SERVICE')
    UNION ALL
    SELECT 'appointment ' || a.id || ' has no items' FROM "Appointment" a
      WHERE NOT EXISTS (SELECT FROM "AppointmentItem" i WHERE i."appointmentId" = a.id)
    UNION ALL
    SELECT 'shift template ' || id || ' ends before it starts' FROM "ShiftTemplate" WHERE "endMinute" <= "startMinute"`;
  const twice = await overlaps(prisma);
  return [
    ...shop.map(({ complaint }) => complaint),
    ...(await bookingViolations(prisma)),
    ...(twice === 0 ? [] : [`${twice} pairs of items hold one person's time`]),
  ];
}
