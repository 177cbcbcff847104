import { type FieldsRow, page } from "./authorization.ts";
import { shippingFields } from "./authorizationShippingFields.ts";
import { paymentFields } from "./payments/authorizationPaymentFields.ts";
import { reportFields } from "./reports/authorizationReportFields.ts";

/**
 * The audience of every GraphQL field. `holder` is every viewer who can reach an object of the type.
 * Customers' objects belong to the first customer; staff members are other people than the viewer, whose own
 * record shows more.
 */
export const FIELDS: Record<string, FieldsRow> = {
  Alert: { reach: "admin", holder: "appointment at id kind order" },
  ApiToken: {
    reach: "admin",
    admin: "createdAt createdBy expiresAt id lastUsedAt name prefix revokedAt scopes state",
  },
  ...page("ApiToken", "admin"),
  Appointment: {
    reach: "signedIn",
    party:
      "can cancelledBy changeableUntil createdAt customer customerName customerPhone endsAt id items note number outcome possibleOutcomes source startsAt state updatedAt version walkIn",
    staff: "customerReachable history",
    admin: "undoable",
  },
  AppointmentChange: { reach: "signedIn", holder: "appointment appointmentId kind", admin: "customerId" },
  ...page("Appointment", "signedIn"),
  AppointmentImport: { reach: "admin", holder: "accepted applied refused rows" },
  AppointmentImportProblem: { reach: "admin", holder: "code column message reason text" },
  AppointmentImportRow: {
    reach: "admin",
    holder: "customerName customerPhone problem row services staff startsAt",
  },
  AppointmentSeriesEntry: {
    reach: "admin",
    holder: "appointment nearestStaffName nearestStartsAt reason startsAt",
  },
  AppointmentItem: {
    reach: "party",
    holder:
      "abbreviation appointment endsAt id note service serviceMinutes serviceName servicePrice staffMember startsAt",
  },
  AddedShift: { reach: "staff", holder: "date shiftTemplateId state" },
  AssignedShifts: { reach: "staff", holder: "inverse removedIds shiftAssignments" },
  Attention: { reach: "admin", holder: "items ordersDue reportedPayments" },
  AttentionItem: { reach: "admin", holder: "appointment at isLate order payment product reason" },
  AuditChange: { reach: "staff", holder: "after before field" },
  AuditEntry: { reach: "staff", holder: "action apiTokenName at changes id staffMember" },
  BookableDay: { reach: "unblocked", holder: "availability date" },
  BookingHours: { reach: "everyone", holder: "endMinute startMinute weekday" },
  Broadcast: {
    reach: "admin",
    admin:
      "audience audienceCount audienceNames createdAt createdBy failed finishedAt id imageUrl lastError products recipients scheduledAt sent state text",
  },
  ...page("Broadcast", "admin"),
  BroadcastReach: {
    reach: "admin",
    holder: "available connected fits floor pictures recipients remaining reminders waiting",
  },
  BulkResult: { reach: "admin", holder: "done refused rows", admin: "undoable" },
  BulkRow: { reach: "admin", holder: "appointments code message rowId" },
  BusyTime: { reach: "everyone", holder: "endsAt staffMember startsAt" },
  CalendarChange: { reach: "everyone", holder: "at" },
  CartQuote: {
    reach: "everyone",
    holder: "discountTotal discounts lines shippingFee subtotal total totalQuantity wholeCartDiscount",
  },
  CartQuoteLine: {
    reach: "everyone",
    holder: "lineTotal maxQuantity problem product productId quantity unitPrice",
  },
  ConsoleChange: { reach: "staff", holder: "appointment list shifts", admin: "order" },
  ContactDetails: { reach: "customers", holder: "addresses bookingName recipients" },
  CreatedApiToken: { reach: "admin", holder: "apiToken token" },
  CreatedStaffMember: { reach: "admin", holder: "generatedPassword staffMember" },
  Customer: {
    reach: "everyone",
    owner: "blocked createdAt id name phone version",
    admin:
      "block discounts erased figures lineUserId mergedInto note orderCount orderedQuantities reachable recentOrders tags timeline undoable upcomingAppointments usesLine usualServices",
  },
  CustomerEvent: {
    reach: "admin",
    holder:
      "amount appointmentNumber at changes currency id kind notice orderNumber orderState outcome staffName startsAt text",
  },
  CustomerMerge: {
    reach: "admin",
    holder: "appointments blocked conflicts discounts note orders payments source tags target",
  },
  CustomerTag: { reach: "admin", holder: "customers name" },
  OrderedQuantity: { reach: "admin", holder: "productId quantity" },
  CustomerFigures: {
    reach: "admin",
    holder: "firstContactAt lastContactAt lateCancellations noShows orders otherCurrencies spent visits",
  },
  CustomerBlock: { reach: "admin", admin: "blockedBy createdAt customer id note" },
  ...page("Customer CustomerBlock CustomerEvent", "admin"),
  Discount: {
    reach: "everyone",
    holder: "amount audience createdAt description id kind multiplier name state toggledState version",
    admin: "customerCount productCount",
  },
  ...page("Discount", "admin"),
  DiscountRecord: { reach: "owner", holder: "amount id name" },
  FailedJob: {
    reach: "admin",
    admin: "attempts canReplay customer detail error failedAt id kind queue recordNumber recordType",
  },
  ...page("FailedJob", "admin"),
  FreeSlotDay: { reach: "everyone", holder: "date slots" },
  FreeSlots: { reach: "everyone", holder: "days firstDay lastDay" },
  DaySpan: { reach: "admin", holder: "endsAt startsAt" },
  DayTakings: { reach: "admin", holder: "day net" },
  FreeTime: { reach: "staff", holder: "endsAt staffMember startsAt" },
  Image: { reach: "admin", admin: "createdAt id imageUrl name version" },
  ...page("Image", "admin"),
  ImportError: { reach: "admin", holder: "code column heading message text" },
  ImportRow: { reach: "admin", holder: "action changedHeadings changes code errors name product row" },
  Mutation: {
    everyone: "logIn logInCustomer logOut logOutCustomer setUp",
    customers: "cancelMyAppointment cancelMyOrder reportMyPayment startPayment withdrawStockNotice",
    unblocked: "bookAppointment moveMyAppointment placeOrder requestStockNotice",
    staff: "assignShifts deleteStaffPreference saveStaffPreference setOwnPassword",
    admin:
      "addOrderLines advanceOrder advanceOrders applyStockTake blockCustomers cancelAppointment cancelBroadcast cancelOrder cancelOrders capturePayment " +
      "changeOrderLine changeOrderSlot createApiToken createAppointment createAppointmentSeries createAppointments createCustomer createDiscounts createImages " +
      "createOrder createOrders createProductTypes createProducts createServices createShiftTemplates " +
      "createStaffMember createStaffTimeOff createStore createStoreClosure createWebhookEndpoint " +
      "createParcel changePickUpStore sendParcel testCarrier unpackParcel updateCarrier updateParcel createShippingMethod deleteShippingMethods sortShippingMethods updateShippingMethod deleteAppointmentItems deleteAppointments deleteCustomers deleteDiscounts deleteFailedJobs deleteImages " +
      "deleteOrders deleteProductTypes deleteProducts deleteServices deleteShiftTemplates " +
      "countBankLines matchBankLines testPaymentProvider undoBankLines updatePaymentProvider deleteStaffTimeOff deleteStore deleteStoreClosures deleteWebhookEndpoints discardDiscounts discardOrders discardProductTypes discardProducts dismissStaffMember " +
      "editProducts eraseCustomer importAppointments importProducts markOrdersPaid mergeCustomers recordPayment recordVisitOutcome refundPayment reinstateStaffMember removeOrderLines replayFailedJobs replayWebhookDelivery " +
      "rescheduleAppointment reviewAppointment reviewAppointments revokeApiToken rotateWebhookSecret sendBroadcast " +
      "undoChange undoChanges undoDeletions sendTestBroadcast sendTestEvent setMyLineCustomer settleRefund setProductState setProductVariants setShiftState setStaffPassword " +
      "unblockCustomers updateAppointment updateBlocks updateCustomer updateCustomers updateDiscount updateImage " +
      "updateOrder uploadImage updateProduct updateProducts updateProductType updateService updateShiftTemplate updateStaffMember " +
      "updateStaffTimeOff updateStore updateStoreClosure updateWebhookEndpoint voidAuthorization voidPayment",
  },
  ...paymentFields,
  ...reportFields,
  ...shippingFields,
  NextFreeStarts: { reach: "everyone", holder: "notSpecified staff" },
  Order: {
    reach: "customersAndAdmins",
    owner:
      "accountDigits actualDeliveryDate address buyerName buyerPhone can canPayOnline cancelReason canReportPayment createdAt currency customer customerCanCancel deliveryDate discountRecords discountTotal expectedDeliveryDate id lines nextStates note number onlinePayment outstanding overpaid parcels paymentMethod paymentMethodCode paymentOptions paymentChannel paymentDeadline paymentProvider paymentReport paymentState paymentUrl pickUpStore received recipientName recipientPhone refunded refunds shippingFee shippingKind shippingName shippingSlot source state subtotal timeline total totalQuantity updatedAt version",
    admin: "undoable history payments shippingMethod",
  },
  OrderChange: { reach: "customersAndAdmins", holder: "kind order orderId", admin: "customerId" },
  ...page("Order", "customersAndAdmins"),
  OrderSummary: { reach: "admin", holder: "count otherCurrencies total" },
  OrderDeadline: { reach: "owner", holder: "at isPaused" },
  OrderRefund: { reach: "owner", holder: "amount at number provider state" },
  OrderStep: { reach: "owner", holder: "at reached state" },
  OrderLine: {
    reach: "owner",
    holder:
      "expectedDay id imageUrl lineTotal parentProductId preOrdered product productName quantity unitPrice",
    admin: "packable restockable restocked",
  },
  Payment: {
    reach: "admin",
    admin:
      "amount can capturesLater channel createdAt currency declared disputedAt expiresAt fee id kind lastError note number order provider receivedAt recordedBy reference refundable refundMethod refunds refusedRequest requested state version",
  },
  TakingsOfDay: { reach: "admin", holder: "day kinds net otherCurrencies received refunded" },
  TakingsOfKind: { reach: "admin", holder: "kind net received refunded" },
  Refund: {
    reach: "admin",
    admin: "amount canSettle createdAt declared doneAt id method reason recordedBy restocked state",
  },
  PageCursor: { reach: "everyone", holder: "cursor isCurrent page" },
  PageCursors: { reach: "everyone", holder: "around first last next previous" },
  PageInfo: { reach: "everyone", holder: "endCursor hasNextPage hasPreviousPage startCursor" },
  Permission: { reach: "party", holder: "allowed reason" },
  PaymentReport: { reach: "owner", holder: "at digits waits" },
  PersonnelDetails: {
    reach: "admin",
    holder:
      "birthday contractEndDate contractImage contractStartDate currency department email foreignBank foreignBankAccount foreignBankBranch identityCardNumber incomeTaxNumber localBank localBankAccount localBankBranch nationality organisation organisationId passportExpireDate passportImage passportNumber phone salary sex startWorking workCardEffectiveDate workCardExpireDate workCardImage workCardNumber workPermits",
  },
  PersonToday: { reach: "admin", holder: "staffMember timeOff working" },
  PlannedShifts: { reach: "staff", holder: "added overlapping" },
  PostalDistrict: { reach: "everyone", holder: "city district" },
  Product: {
    reach: "everyone",
    holder:
      "code createdAt description discounts hasOwnImage hasVariants id images imageUrl keywords maxPerCustomer maxPerOrder name offered optionValues options parent parentId preOrderDay preOrderLeft price quantityStep state stock stockNotice toggledState topPick variants " +
      "types updatedAt version",
    admin:
      "undoable history lowStockLevel preOrderCap preOrdered stockChanges variantCount waitingCustomers workUnits",
  },
  ...page("Product", "everyone"),
  ProductDiscount: { reach: "everyone", holder: "discount maxQuantity minQuantity" },
  ProductImage: { reach: "everyone", holder: "altText imageUrl" },
  ProductImport: { reach: "admin", holder: "applied created refused rows updated" },
  ProductOption: { reach: "everyone", holder: "name values" },
  ProductType: { reach: "everyone", holder: "createdAt description id name version", admin: "productCount" },
  ...page("ProductType", "everyone"),
  Query: {
    everyone:
      "bookableStaff bookableStaffChoices busyTimes cartQuote freeSlots nextFreeStarts node nodes openShifts postalDistricts " +
      "productTypes products services setup shippingSlots store viewer",
    customers: "myAppointments myContactDetails myOrders",
    unblocked: "bookableDays",
    staff:
      "appointmentCalendar appointments colleaguesTimes freeTimes plannedShifts shiftAssignments shiftTemplates staffChoices staffMembers " +
      "staffTimeOff storeClosures",
    admin:
      "shippingSlotOccupancy alerts carrierSetup paymentSetup shippingMethods apiTokens bankFormats broadcastReach broadcasts customerBlocks customers customerMerge customerTags discounts failedJobs images orders " +
      "orderSummary report stockItems today webhookEndpoints takings unassignedPayments",
  },
  QuotedDiscount: { reach: "everyone", holder: "amount name" },
  QueuePosition: { reach: "admin", holder: "position" },
  RecentTakings: {
    reach: "admin",
    holder: "days lastSevenDays otherCurrencies sameWeekdayBefore today yesterday",
  },
  Recipient: { reach: "customers", holder: "name phone" },
  RemovedShift: { reach: "staff", holder: "date shiftTemplateId" },
  Service: {
    reach: "everyone",
    holder:
      "abbreviation createdAt durationMinutes id name note offeredNamed price shownAbbreviation version",
    staff: "staffCount",
  },
  ...page("Service", "everyone"),
  Setup: { reach: "everyone", holder: "needed" },
  ShiftAssignment: { reach: "everyone", staff: "date id shiftTemplate staffMember state withdrawable" },
  ShiftTemplate: {
    reach: "staff",
    holder: "createdAt deleted endMinute endTime id name startMinute startTime version",
    staff: "note",
  },
  ...page("ShiftTemplate", "staff"),
  ShiftsChange: { reach: "staff", holder: "from staffMemberId to" },
  Slot: { reach: "everyone", holder: "endsAt free reason startsAt" },
  StaffChoice: { reach: "everyone", holder: "free reason staffMember" },
  StaffChoices: { reach: "everyone", holder: "notSpecified staff" },
  StaffMember: {
    reach: "everyone",
    holder: "englishName id imageUrl name positionName services",
    staff: "createdAt role state version",
    admin: "history lineCustomer mustChangePassword personnel undoable username",
  },
  ...page("StaffMember", "staff"),
  StaffNextStart: { reach: "everyone", holder: "staffMember startsAt" },
  StaffPreference: { reach: "everyone", holder: "isOwn kind name ownerName shared subject value" },
  SeenShift: { reach: "staff", holder: "date shiftTemplateId state" },
  StaffShifts: { reach: "staff", holder: "add remove seen staffMemberId" },
  StaffTimeOff: { reach: "staff", staff: "endsAt id note staffMember startsAt version" },
  Store: {
    reach: "everyone",
    holder:
      "address bankAccount bankCode bookingHours cancelCutOffHours closures currency customersCancelOrders delivers id lineAccount mapUrl name openWeekdays openingHours orderingClosesAt orderingOpensAt paymentMethods paymentOptions phone shippingMethods storeChains taxNumber taxPercent timeZone version",
    staff:
      "broadcastFloor maxOpenAppointments maxOpenOrders maxOverlappingAppointments notices onlinePaymentMinutes transferPaymentHours",
  },
  StoreClosurePeriod: { reach: "everyone", holder: "endsAt startsAt" },
  StoreClosure: { reach: "staff", staff: "endsAt id note startsAt version" },
  Subscription: {
    everyone: "calendarChanged",
    customers: "myAppointmentChanged myOrderChanged",
    staff: "appointmentChanged consoleChanged shiftsChanged",
    admin: "broadcastChanged orderChanged queuePosition",
  },
  Today: {
    reach: "admin",
    holder:
      "appointmentsToConfirm attention bookedValue day lowStock ordersToAdvance schedule takings transfersToCheck visits",
  },
  TodaySchedule: { reach: "admin", holder: "items openDay people" },
  UndoableChange: { reach: "admin", holder: "id until" },
  UploadedImage: { reach: "admin", holder: "imageUrl" },
  UndoneChange: { reach: "admin", holder: "appointment appointments customer order product staffMember" },
  Viewer: { reach: "everyone", holder: "customer preferences staffMember" },
  WebhookDelivery: {
    reach: "admin",
    admin:
      "attempts createdAt deliveryId error event id lastAttemptAt milliseconds nextAttemptAt replay state status",
  },
  ...page("WebhookDelivery", "admin"),
  WebhookEndpoint: {
    reach: "admin",
    admin:
      "active createdAt deliveries description failedCount id kinds lastDelivery oldSecretUntil url version waitingCount",
  },
  ...page("WebhookEndpoint", "admin"),
  WebhookEvent: { reach: "admin", holder: "body id kind occurredAt type" },
  WebhookSecret: { reach: "admin", holder: "secret webhookEndpoint" },
};
