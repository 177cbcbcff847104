import type { ApiArea } from "./apiScopes.ts";

/**
 * ANY grants access to every token, because the value reveals nothing on its own. CLOSED grants it to none.
 */
export type ScopeGrant = ApiArea | "ANY" | "CLOSED";

/**
 * Maps every object type, including its connection and edge, to an area. Sessions, passwords, personnel
 * files, salaries, tokens, webhooks, broadcasts, audit history, setup and totals over several areas are
 * closed.
 */
const TYPES: Record<ScopeGrant, string> = {
  PRODUCTS:
    "Discount Image ImportError ImportRow Product ProductDiscount ProductImage ProductImport ProductOption ProductType UploadedImage",
  ORDERS:
    "OrderSlot ShippingSlotOccupancy Parcel ParcelItem PickUpStore SendParcelResult Shipment CartQuote CartQuoteLine CurrencyOrders CurrencyTakings DiscountRecord Order OrderChange OrderDeadline OrderedQuantity OrderLine OrderRefund OrderStep OrderSummary Payment PaymentReport QuotedDiscount Refund TakingsOfDay TakingsOfKind",
  CUSTOMERS: "Customer CustomerBlock CustomerMerge CustomerTag",
  BOOKING:
    "Appointment AppointmentChange AppointmentImport AppointmentImportProblem AppointmentImportRow AppointmentItem AppointmentSeriesEntry " +
    "AddedShift AssignedShifts BookableDay BusyTime CalendarChange FreeSlotDay FreeSlots FreeTime NextFreeStarts PlannedShifts RemovedShift SeenShift Service ShiftAssignment ShiftTemplate StaffShifts " +
    "ShiftsChange Slot StaffChoice StaffChoices StaffMember StaffNextStart StaffTimeOff StoreClosure",
  STORE: "BookingHours PaymentOption ShippingMethod ShippingSlot ShippingSlotOffer Store StoreClosurePeriod",
  ANY: "BulkResult BulkRow Node PageCursor PageCursors PageInfo Permission PostalDistrict QueuePosition",
  CLOSED:
    "Alert CarrierSetting CarrierSetup CredentialTestResult PaymentProviderSetting PaymentSetup ApiToken Attention AttentionItem AuditChange AuditEntry " +
    "Broadcast BroadcastReach ContactDetails CreatedApiToken CreatedStaffMember CurrencyFigures CurrencySpending CustomerCounts CustomerEvent CustomerFigures DayFigures DaySpan " +
    "DayTakings HourFigures HourVisits VisitOutcomeCounts OrderSums PaymentMethodFigures ProductFigures Report ServiceFigures SourceFigures " +
    "ConsoleChange StaffFigures FailedJob PersonnelDetails PersonToday RecentTakings Recipient Setup StaffPreference UndoableChange UndoneChange Today " +
    "TodaySchedule Viewer WebhookDelivery WebhookEndpoint WebhookEvent WebhookSecret OnlinePayment PaymentCode " +
    "StartedPayment UnassignedPayment BankFormat BankReading BankRow CountedBankLine MatchedBankLine OpenTransfer StockChange UnreadableBankLine",
};

/**
 * Maps every root field, and every field whose area differs from its type's, to an area. Root fields for
 * customers are closed because a token never acts as a customer. The store's time zone is open because every
 * time is read in it.
 */
const FIELDS: Record<ScopeGrant, Record<string, string>> = {
  PRODUCTS: {
    Query: "discounts images productTypes products stockItems",
    Mutation:
      "applyStockTake createDiscounts createImages createProductTypes createProducts deleteDiscounts deleteImages deleteProductTypes " +
      "deleteProducts discardProducts discardProductTypes discardDiscounts editProducts importProducts setProductState setProductVariants updateDiscount updateImage updateProduct " +
      "updateProducts updateProductType uploadImage",
  },
  ORDERS: {
    Query: "cartQuote orders orderSummary shippingSlotOccupancy takings",
    Mutation:
      "addOrderLines advanceOrder advanceOrders cancelOrder cancelOrders changeOrderLine changeOrderSlot createOrder createOrders createParcel deleteOrders " +
      "discardOrders markOrdersPaid recordPayment removeOrderLines changePickUpStore sendParcel unpackParcel updateOrder updateParcel voidPayment",
    Subscription: "orderChanged",
  },
  CUSTOMERS: {
    Query: "customerBlocks customerMerge customers customerTags",
    Mutation:
      "blockCustomers createCustomer deleteCustomers eraseCustomer mergeCustomers unblockCustomers updateBlocks updateCustomer updateCustomers",
  },
  BOOKING: {
    Query:
      "appointmentCalendar appointments bookableStaff bookableStaffChoices busyTimes colleaguesTimes freeSlots freeTimes nextFreeStarts openShifts plannedShifts " +
      "services shiftAssignments shiftTemplates staffChoices staffMembers staffTimeOff storeClosures",
    Mutation:
      "assignShifts cancelAppointment createAppointment createAppointmentSeries createAppointments createServices createShiftTemplates " +
      "createStaffTimeOff createStoreClosure deleteAppointmentItems deleteAppointments deleteServices " +
      "deleteShiftTemplates deleteStaffTimeOff deleteStoreClosures importAppointments recordVisitOutcome rescheduleAppointment " +
      "reviewAppointment reviewAppointments setShiftState updateAppointment updateService updateShiftTemplate updateStaffTimeOff " +
      "updateStoreClosure",
    Subscription: "appointmentChanged calendarChanged shiftsChanged",
  },
  STORE: {
    Query: "shippingMethods shippingSlots",
    Mutation:
      "createShippingMethod createStore deleteShippingMethods deleteStore sortShippingMethods updateShippingMethod updateStore",
  },
  ANY: { Query: "node nodes postalDistricts store", Subscription: "queuePosition", Store: "timeZone" },
  CLOSED: {
    Query:
      "alerts apiTokens bankFormats bookableDays broadcastReach broadcasts carrierSetup failedJobs myAppointments myContactDetails myOrders paymentSetup " +
      "report setup today viewer unassignedPayments " +
      "webhookEndpoints",
    Mutation:
      "bookAppointment cancelBroadcast cancelMyAppointment capturePayment createApiToken createStaffMember createWebhookEndpoint " +
      "deleteFailedJobs deleteStaffPreference deleteWebhookEndpoints dismissStaffMember logIn logInCustomer logOut logOutCustomer moveMyAppointment placeOrder " +
      "refundPayment reinstateStaffMember replayFailedJobs replayWebhookDelivery reportMyPayment cancelMyOrder requestStockNotice withdrawStockNotice revokeApiToken rotateWebhookSecret saveStaffPreference sendBroadcast settleRefund " +
      "sendTestBroadcast sendTestEvent setMyLineCustomer setOwnPassword setStaffPassword setUp updateStaffMember " +
      "undoChange undoChanges undoDeletions countBankLines matchBankLines startPayment testCarrier testPaymentProvider undoBankLines updateCarrier updatePaymentProvider updateWebhookEndpoint voidAuthorization",
    Subscription: "broadcastChanged consoleChanged myAppointmentChanged myOrderChanged",
    Appointment: "undoable history",
    BulkResult: "undoable",
    Customer: "undoable figures timeline",
    Order: "undoable history",
    Product: "undoable history stockChanges",
    StaffMember: "history mustChangePassword personnel username",
  },
};

const words = (list: string) => list.split(" ");

const OPENINGS: ReadonlyMap<string, ScopeGrant> = new Map([
  ...(Object.entries(TYPES) as [ScopeGrant, string][]).flatMap(([opening, names]) =>
    words(names).map((name) => [name, opening] as const),
  ),
  ...(Object.entries(FIELDS) as [ScopeGrant, Record<string, string>][]).flatMap(([opening, byType]) =>
    Object.entries(byType).flatMap(([type, fields]) =>
      words(fields).map((field) => [`${type}.${field}`, opening] as const),
    ),
  ),
]);

/** Lists the table's rows as Type or Type.field, for the test that compares them with the schema. */
export const API_SCOPE_ROWS: readonly string[] = [...OPENINGS.keys()];

/**
 * Returns the grant of a type's own row, or of its node type for a connection or an edge; CLOSED without a
 * row.
 */
export function typeScopeGrantOf(type: string): ScopeGrant {
  return OPENINGS.get(type) ?? OPENINGS.get(type.replace(/(Connection|Edge)$/, "")) ?? "CLOSED";
}

/**
 * Returns the grant that a field requires. The `id` of a readable type is a reference and reveals nothing on
 * its own; `node(id)` and the lists decide whether a token may follow it.
 */
export function scopeGrantOf(type: string, field: string): ScopeGrant {
  const own = OPENINGS.get(`${type}.${field}`);
  if (own !== undefined) return own;
  const opening = typeScopeGrantOf(type);
  return field === "id" && opening !== "CLOSED" ? "ANY" : opening;
}
