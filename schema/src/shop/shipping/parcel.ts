import { builder } from "../../builder.ts";
import { canUnpack, nextParcelStates, trackingUrl } from "../../domain/orders/parcelState.ts";
import { describedEnum } from "../../enums.ts";
import { Shipment } from "../carriers/shipment.ts";

export const ParcelStateEnum = describedEnum<"PACKED" | "SHIPPED" | "DELIVERED" | "RETURNED">(
  "ParcelState",
  "The progress of a parcel.",
  {
    PACKED: "It is packed and still in the shop.",
    SHIPPED: "It was handed to the carrier.",
    DELIVERED: "The customer has it.",
    RETURNED: "It came back; its products can be packed again.",
  },
);

export const ParcelItem = builder.prismaObject("ParcelItem", {
  description: "A product in a parcel.",
  fields: (t) => ({
    productName: t.string({
      select: { orderLine: { select: { productName: true } } },
      description: "The name of the product when it was ordered.",
      resolve: ({ orderLine }) => orderLine.productName,
    }),
    quantity: t.expose("quantity", { type: "Decimal", description: "The quantity; more than 0." }),
  }),
});

export const Parcel = builder.prismaNode("Parcel", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "A shipment of an order or of a part of it. Visible to admins and to the customer who placed the order.",
  select: { order: { select: { customerId: true } } },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "The number that people use when they refer to it." }),
    state: t.expose("state", { type: ParcelStateEnum, description: "Its state." }),
    carrier: t.exposeString("carrier", { description: "The name of the carrier; may be empty." }),
    trackingNumber: t.exposeString("trackingNumber", {
      description: "The carrier's number of the parcel; may be empty.",
    }),
    trackingLink: t.exposeString("trackingLink", {
      description:
        "The https address of the carrier's page, in which {number} stands for the tracking number; may be empty.",
    }),
    trackingUrl: t.string({
      nullable: true,
      select: { trackingLink: true, trackingNumber: true },
      description: "The address of the carrier's page about the parcel. Null: there is none.",
      resolve: (parcel) => trackingUrl(parcel.trackingLink, parcel.trackingNumber),
    }),
    order: t.relation("order", { description: "The order." }),
    items: t.relation("items", {
      query: { orderBy: { orderLineId: "asc" } },
      description: "The products in it.",
    }),
    shipment: t.relation("shipment", {
      type: Shipment,
      nullable: true,
      authScopes: { admin: true },
      description: "The parcel at its carrier. Null: it was not created at one with an API. For admins.",
    }),
    nextStates: t.field({
      type: [ParcelStateEnum],
      select: { state: true, order: { select: { state: true } } },
      description:
        "The states that may follow, the usual one first; empty for a final state, and for a packed parcel of a canceled order.",
      resolve: ({ state, order }) => nextParcelStates(state, order.state),
    }),
    canUnpack: t.boolean({
      select: { state: true },
      description: "Whether staff can delete it, because it has not left the shop.",
      resolve: ({ state }) => canUnpack(state),
    }),
    shippedAt: t.expose("shippedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was handed to the carrier. Null: not yet.",
    }),
    deliveredAt: t.expose("deliveredAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was delivered. Null: not yet, or never.",
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was packed." }),
  }),
});
