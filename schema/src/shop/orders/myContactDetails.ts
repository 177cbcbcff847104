import { allow, builder } from "../../builder.ts";
import { DomainError } from "../../domain/errors.ts";
import { plainText } from "../../domain/typedText.ts";

/** The number of addresses and recipients that a form offers. */
const MAX_CHOICES = 3;

/** The number of orders in which different addresses and recipients are looked for. */
const ORDERS_READ = 30;

interface Recipient {
  name: string;
  phone: string;
}

interface ContactDetails {
  addresses: string[];
  recipients: Recipient[];
  bookingName: string;
}

const RecipientType = builder.objectRef<Recipient>("Recipient").implement({
  description: "Another person to whom an order was sent.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    phone: t.exposeString("phone", { description: "The phone number; may be empty." }),
  }),
});

const ContactDetailsType = builder.objectRef<ContactDetails>("ContactDetails").implement({
  description: "What a customer entered in earlier orders and appointments, which forms offer again.",
  fields: (t) => ({
    addresses: t.exposeStringList("addresses", {
      description: "The delivery addresses of the latest orders, the newest first; at most three.",
    }),
    recipients: t.expose("recipients", {
      type: [RecipientType],
      description: "The recipients of the latest orders, the newest first; at most three.",
    }),
    bookingName: t.exposeString("bookingName", {
      description: "The name of the latest appointment; empty if there is none.",
    }),
  }),
});

/** Returns the first different values; spaces and full-width characters make no difference. */
function different<Value>(values: readonly Value[], text: (value: Value) => string): Value[] {
  const found = new Map<string, Value>();
  for (const value of values) {
    const key = plainText(text(value)).replace(/\s+/g, "").toLowerCase();
    if (key !== "" && !found.has(key)) found.set(key, value);
  }
  return [...found.values()].slice(0, MAX_CHOICES);
}

builder.queryField("myContactDetails", (t) =>
  t.field({
    type: ContactDetailsType,
    ...allow("customer"),
    description:
      "The contact details of the signed-in customer's own orders and appointments. For customers.",
    resolve: async (_root, _args, { prisma, viewer }) => {
      const customerId = viewer.customer?.id;
      if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
      const [orders, appointment] = await Promise.all([
        prisma.order.findMany({
          where: { customerId },
          select: { address: true, shippingKind: true, recipientName: true, recipientPhone: true },
          orderBy: { id: "desc" },
          take: ORDERS_READ,
        }),
        prisma.appointment.findFirst({
          where: { customerId },
          select: { customerName: true },
          orderBy: { id: "desc" },
        }),
      ]);
      const recipients = orders.map(({ recipientName, recipientPhone }) => ({
        name: recipientName,
        phone: recipientPhone,
      }));
      // The address of an order to a convenience store is the name of that store.
      const delivered = orders.filter(({ shippingKind }) => shippingKind !== "CONVENIENCE_STORE");
      return {
        addresses: different(delivered, ({ address }) => address).map(({ address }) => address),
        recipients: different(recipients, ({ name }) => name),
        bookingName: appointment?.customerName ?? "",
      };
    },
  }),
);
