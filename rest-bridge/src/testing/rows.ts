import { globalId, type NodeType } from "@machiya/schema/ids";
import { bookingRoot } from "./bookingRows.ts";

export const orderLine = (productId = 7) => ({
  productName: "抹茶",
  imageUrl: "/images/m.webp",
  quantity: "2.5",
  unitPrice: "120",
  preOrdered: "0",
  expectedDay: null,
  product: { id: globalId("Product", productId) },
  parentProductId: null,
  id: globalId("OrderLine", 90 + productId),
});

export const orderRow = (number = 31) => ({
  number,
  id: globalId("Order", number),
  customer: { id: globalId("Customer", 5) },
  buyerName: "林小姐",
  buyerPhone: "0912",
  recipientName: "",
  recipientPhone: "0912",
  address: "台北",
  note: "12345",
  source: "SHOPPING_PLATFORM",
  state: "WAITING",
  paymentState: "REFUND_PENDING",
  paymentMethodCode: 9,
  deliveryDate: null,
  expectedDeliveryDate: "2026-11-22T02:00:00.000Z",
  totalQuantity: "5",
  subtotal: "600",
  discountTotal: "-30",
  total: "570",
  currency: null,
  createdAt: "2026-11-21T02:00:00.000Z",
  lines: [orderLine(7), orderLine(8)],
  discountRecords: [{ name: "滿五百", amount: "-30" }],
  paymentProvider: null,
  paymentChannel: "",
  shippingName: "",
  shippingFee: "0",
  shippingSlot: null,
  pickUpStore: null,
  payments: [],
});

export const productRow = {
  id: globalId("Product", 7),
  name: "抹茶",
  code: "matcha",
  description: "",
  keywords: "",
  price: "120",
  stock: "0.95",
  imageUrl: null,
  images: [],
  topPick: true,
  state: "ENABLED",
  hasVariants: false,
  options: [],
  variants: [],
  preOrderLeft: "0",
  preOrderDay: null,
  preOrderCap: null,
  types: [{ id: globalId("ProductType", 2), name: "茶" }],
  discounts: [
    {
      minQuantity: "0",
      maxQuantity: null,
      discount: {
        id: globalId("Discount", 3),
        name: "九折",
        kind: "WHOLE_CART",
        amount: null,
        multiplier: "0.9",
        audience: "PRODUCT",
        state: "ENABLED",
      },
    },
  ],
};

export const storeRow = {
  id: globalId("Store", 1),
  name: "町家",
  bankAccount: "0123",
  bankCode: "808",
  orderingOpensAt: null,
  orderingClosesAt: "2026-12-31T10:00:00.000Z",
  openingHours: "10–20",
  address: "台北",
  phone: "02-2555-1234",
  lineAccount: "@machiya",
  mapUrl: "https://maps.example/machiya",
  openWeekdays: [1, 7],
  currency: null,
  timeZone: "Asia/Taipei",
};

export const productTypeRow = (number: number) => ({
  id: globalId("ProductType", number),
  name: `種類 ${number}`,
  description: "",
});

export const discountRow = {
  id: globalId("Discount", 3),
  name: "九折",
  kind: "PER_PRODUCT",
  amount: null,
  multiplier: "0.9",
  audience: "CUSTOMER",
  description: "",
  state: "ENABLED",
};

export const imageRow = { id: globalId("Image", 4), name: "門面", imageUrl: "/images/f.webp" };

export const customerRow = { id: globalId("Customer", 5), name: "林小姐", phone: "0912", blocked: false };

export const staffMemberRow = {
  id: globalId("StaffMember", 1),
  username: "admin",
  name: "店長",
  englishName: "Mei",
  positionName: "店長",
  role: "ADMIN",
  state: "IN_SERVICE",
  mustChangePassword: false,
};

/** A customer as staff see them. */
export const lineUserRow = {
  ...customerRow,
  blocked: true,
  note: "常客",
  block: { id: globalId("CustomerBlock", 6), note: "未取貨" },
  discounts: [discountRow],
};

export const blockRow = {
  id: globalId("CustomerBlock", 6),
  note: "未取貨",
  createdAt: "2026-11-21T02:00:00.000Z",
  customer: customerRow,
};

export const connection = (rows: readonly unknown[], totalCount = rows.length) => ({
  totalCount,
  edges: rows.map((node) => ({ cursor: "", node })),
});

/** Returns the ids of the input. */
const echoIds = ({ input }: { input: { ids: string[] } }) => input.ids;

/** Creates as many rows as the input contains, numbered from 40. */
const created =
  (list: string, type: NodeType) =>
  ({ input }: { input: Record<string, unknown[]> }) =>
    (input[list] ?? []).map((_, index) => ({ id: globalId(type, 40 + index) }));

/** Responses for every GraphQL field that the routes select. */
export const everything = {
  viewer: { staffMember: staffMemberRow, customer: customerRow },
  store: storeRow,
  products: connection([productRow]),
  productTypes: connection([productTypeRow(2), productTypeRow(1)]),
  discounts: connection([discountRow]),
  images: connection([imageRow]),
  customers: connection([lineUserRow]),
  customerBlocks: connection([blockRow]),
  orders: connection([orderRow()]),
  myOrders: connection([orderRow()]),
  logIn: { staffMember: staffMemberRow },
  logOut: {},
  logInCustomer: { customer: customerRow },
  placeOrder: { ...orderRow(), paymentUrl: null },
  createOrders: ({ input }: { input: { orders: unknown[] } }) =>
    input.orders.map((_, index) => orderRow(40 + index)),
  updateOrder: orderRow(),
  deleteOrders: echoIds,
  addOrderLines: ({ input }: { input: { lines: unknown[] } }) =>
    input.lines.map((_, index) => orderLine(1 + index)),
  changeOrderLine: orderLine(7),
  removeOrderLines: orderRow(),
  createProducts: created("products", "Product"),
  updateProduct: productRow,
  deleteProducts: echoIds,
  createProductTypes: created("productTypes", "ProductType"),
  updateProductType: productTypeRow(2),
  deleteProductTypes: echoIds,
  createDiscounts: created("discounts", "Discount"),
  updateDiscount: discountRow,
  deleteDiscounts: echoIds,
  createStore: storeRow,
  updateStore: storeRow,
  deleteStore: ({ input }: { input: { id: string } }) => [input.id],
  updateCustomer: lineUserRow,
  deleteCustomers: echoIds,
  sendBroadcast: { id: globalId("Broadcast", 8) },
  blockCustomers: [blockRow],
  updateBlocks: [blockRow],
  unblockCustomers: echoIds,
  createImages: created("images", "Image"),
  updateImage: imageRow,
  deleteImages: echoIds,
  ...bookingRoot,
};
