import pg from "pg";
import { expect, inject, it } from "vitest";
import { databaseUrl } from "./engineAdapter.ts";

/** Prisma defines primary and foreign keys and NOT NULL; drift.test.ts compares those with the models. */
const BEYOND_PRISMA =
  "SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype IN ('c', 'u', 'x') AND connamespace = 'public'::regnamespace ORDER BY conname";

async function constraints(): Promise<Record<string, string>> {
  const { serverUrl, template } = inject("postgres");
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, template) });
  await client.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(BEYOND_PRISMA);
  await client.end();
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

it("the constraints that Prisma cannot express exist in pg_constraint", async () => {
  expect(await constraints()).toMatchInlineSnapshot(`
    {
      "AppointmentItem_no_double_booking": "EXCLUDE USING gist ("staffMemberId" WITH =, tstzrange("startsAt", "endsAt", '[)'::text) WITH &&) WHERE ((occupying AND ("staffMemberId" IS NOT NULL))) DEFERRABLE",
      "AppointmentItem_times_check": "CHECK (("endsAt" > "startsAt"))",
      "Appointment_cancelled_by_of_outcome": "CHECK ((("cancelledBy" IS NOT NULL) = (NOT (outcome IS DISTINCT FROM 'LATE_CANCEL'::"VisitOutcome"))))",
      "Appointment_outcome_of_state": "CHECK (((outcome IS NULL) OR ((outcome = 'LATE_CANCEL'::"VisitOutcome") AND (state = 'CANCELLED'::"AppointmentState")) OR ((outcome <> 'LATE_CANCEL'::"VisitOutcome") AND (state = 'CONFIRMED'::"AppointmentState"))))",
      "Appointment_times_check": "CHECK (("endsAt" > "startsAt"))",
      "BookingHours_minutes_check": "CHECK (((0 <= "startMinute") AND ("startMinute" < "endMinute") AND ("endMinute" <= 1440)))",
      "BookingHours_no_overlap": "EXCLUDE USING gist (weekday WITH =, int4range(("startMinute")::integer, ("endMinute")::integer) WITH &&)",
      "BookingHours_weekday_check": "CHECK (((weekday >= 1) AND (weekday <= 7)))",
      "CarrierSetting_credentials_check": "CHECK (((credentials IS NULL) = ("credentialsKeyId" IS NULL)))",
      "CarrierSetting_enabled_check": "CHECK (((NOT enabled) OR ((credentials IS NOT NULL) AND (cardinality(chains) > 0))))",
      "Customer_erased_empty": "CHECK ((("erasedAt" IS NULL) OR (("deletedAt" IS NOT NULL) AND ("lineUserId" IS NULL) AND (name = ''::text) AND (phone = ''::text) AND (note = ''::text) AND (tags = '{}'::text[]) AND ("tagKeys" = '{}'::text[]))))",
      "Customer_merged_is_deleted": "CHECK ((("mergedIntoId" IS NULL) OR (("deletedAt" IS NOT NULL) AND ("mergedIntoId" <> id))))",
      "Customer_tags_limit": "CHECK (((cardinality(tags) <= 20) AND (cardinality("tagKeys") = cardinality(tags))))",
      "Customer_without_line_unreachable": "CHECK ((("lineUserId" IS NOT NULL) OR (NOT (reachable IS DISTINCT FROM false))))",
      "FailedJob_job_check": "CHECK ((num_nonnulls("outboxMessageId", "webhookDeliveryId", "lineEventId", "broadcastId", "refundId", "paymentId", "shipmentId") = 1))",
      "OrderLine_orderId_productId_key": "UNIQUE ("orderId", "productId")",
      "OrderLine_preOrdered_check": "CHECK ((("preOrdered" >= (0)::numeric) AND ("preOrdered" <= (quantity - restocked))))",
      "OrderLine_quantity_check": "CHECK ((quantity > (0)::numeric))",
      "OrderLine_restocked_check": "CHECK (((restocked >= (0)::numeric) AND (restocked <= quantity)))",
      "Order_currency_check": "CHECK ((currency ~ '^[A-Z]{3}$'::text))",
      "Order_paymentReportDigits_check": "CHECK (("paymentReportDigits" ~ '^[0-9]{5}$'::text))",
      "Order_shippingFee_check": "CHECK (("shippingFee" >= (0)::numeric))",
      "Order_slot_check": "CHECK ((num_nulls("slotDay", "slotStart", "slotEnd", "slotWorkUnits") = ANY (ARRAY[0, 4])))",
      "ParcelItem_quantity_check": "CHECK ((quantity > (0)::numeric))",
      "PaymentProviderSetting_credentials_check": "CHECK (((credentials IS NULL) = ("credentialsKeyId" IS NULL)))",
      "PaymentProviderSetting_currency_check": "CHECK ((currency ~ '^[A-Z]{3}$'::text))",
      "PaymentProviderSetting_enabled_check": "CHECK (((NOT enabled) OR ((credentials IS NOT NULL) AND (cardinality(channels) > 0))))",
      "PaymentProviderSetting_provider_check": "CHECK ((provider <> 'MANUAL'::text))",
      "Payment_amount_check": "CHECK (((amount >= (0)::numeric) AND ((kind <> 'PART'::"PaymentKind") OR (amount = (0)::numeric))))",
      "Payment_currency_check": "CHECK ((currency ~ '^[A-Z]{3}$'::text))",
      "Payment_kind_check": "CHECK (((provider = 'MANUAL'::text) OR ((kind <> 'PART'::"PaymentKind") AND (kind <> 'ADJUSTMENT'::"PaymentKind"))))",
      "Payment_receivedAt_check": "CHECK (((state <> 'CAPTURED'::"PaymentEntryState") OR ("receivedAt" IS NOT NULL)))",
      "PickUpStore_code_check": "CHECK ((code ~ '^[0-9A-Za-z]{1,10}$'::text))",
      "ProductDiscount_maxQuantity_check": "CHECK (("maxQuantity" > "minQuantity"))",
      "ProductDiscount_minQuantity_check": "CHECK (("minQuantity" >= (0)::numeric))",
      "ProductImage_altText_check": "CHECK ((char_length("altText") <= 200))",
      "ProductImage_position_check": "CHECK ((("position" >= 2) AND ("position" <= 8)))",
      "Product_code_check": "CHECK ((code ~ '^[a-z]*$'::text))",
      "Product_hasVariants_check": "CHECK (("hasVariants" = (options <> '[]'::jsonb)))",
      "Product_imageAltText_check": "CHECK ((char_length("imageAltText") <= 200))",
      "Product_lowStockLevel_check": "CHECK (("lowStockLevel" >= (0)::numeric))",
      "Product_maxPerCustomer_check": "CHECK (("maxPerCustomer" > (0)::numeric))",
      "Product_maxPerOrder_check": "CHECK (("maxPerOrder" > (0)::numeric))",
      "Product_optionValues_check": "CHECK ((("parentId" IS NOT NULL) = (cardinality("optionValues") > 0)))",
      "Product_preOrderCap_check": "CHECK (("preOrderCap" > (0)::numeric))",
      "Product_preOrdered_check": "CHECK ((("preOrdered" >= (0)::numeric) AND (("preOrdered" = (0)::numeric) OR (stock = (0)::numeric))))",
      "Product_price_check": "CHECK ((price >= (0)::numeric))",
      "Product_quantityStep_check": "CHECK (("quantityStep" > (0)::numeric))",
      "Product_stock_check": "CHECK ((stock >= (0)::numeric))",
      "Product_variant_check": "CHECK (((("parentId" IS NULL) AND offered AND (NOT "ownImage")) OR (("parentId" IS NOT NULL) AND (NOT "hasVariants"))))",
      "Product_workUnits_check": "CHECK (("workUnits" >= (0)::numeric))",
      "Refund_amount_check": "CHECK ((amount >= (0)::numeric))",
      "Refund_doneAt_check": "CHECK (((state <> 'DONE'::"RefundState") OR ("doneAt" IS NOT NULL)))",
      "Service_durationMinutes_check": "CHECK ((("durationMinutes" >= 1) AND ("durationMinutes" <= 1440)))",
      "Service_price_check": "CHECK ((price >= (0)::numeric))",
      "Session_belongs_to_one_check": "CHECK ((num_nonnulls("staffMemberId", "customerId") = 1))",
      "ShiftTemplate_minutes_check": "CHECK (((0 <= "startMinute") AND ("startMinute" < "endMinute") AND ("endMinute" <= 1440)))",
      "Shipment_goodsAmount_check": "CHECK ((("goodsAmount" >= 1) AND ("goodsAmount" <= 20000)))",
      "Shipment_reference_check": "CHECK ((reference ~ '^[0-9A-Za-z]{1,20}$'::text))",
      "ShippingMethod_fee_check": "CHECK ((fee >= (0)::numeric))",
      "ShippingMethod_freeFrom_check": "CHECK (("freeFrom" >= (0)::numeric))",
      "ShippingMethod_slotDaysAhead_check": "CHECK (("slotDaysAhead" >= 0))",
      "ShippingMethod_slotLeadMinutes_check": "CHECK (("slotLeadMinutes" >= 0))",
      "ShippingMethod_slots_check": "CHECK ((jsonb_typeof(slots) = 'array'::text))",
      "ShippingMethod_weekdays_check": "CHECK ((weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))",
      "ShippingSlotUse_orders_check": "CHECK ((orders >= 0))",
      "ShippingSlotUse_times_check": "CHECK ((("startMinute" >= 0) AND ("startMinute" < "endMinute") AND ("endMinute" <= 1440)))",
      "ShippingSlotUse_workUnits_check": "CHECK (("workUnits" >= (0)::numeric))",
      "StaffTimeOff_times_check": "CHECK (("endsAt" > "startsAt"))",
      "StoreClosure_times_check": "CHECK (("endsAt" > "startsAt"))",
      "Store_broadcastFloor_check": "CHECK (("broadcastFloor" >= 0))",
      "Store_cancelCutOffHours_check": "CHECK ((("cancelCutOffHours" >= 0) AND ("cancelCutOffHours" <= 8760)))",
      "Store_currency_check": "CHECK ((currency ~ '^[A-Z]{3}$'::text))",
      "Store_id_check": "CHECK ((id = 1))",
      "Store_maxOpenAppointments_check": "CHECK ((("maxOpenAppointments" >= 1) AND ("maxOpenAppointments" <= 1000)))",
      "Store_maxOpenOrders_check": "CHECK ((("maxOpenOrders" >= 1) AND ("maxOpenOrders" <= 1000)))",
      "Store_maxOverlappingAppointments_check": "CHECK ((("maxOverlappingAppointments" >= 1) AND ("maxOverlappingAppointments" <= 1000)))",
      "Store_onlinePaymentMinutes_check": "CHECK ((("onlinePaymentMinutes" >= 10) AND ("onlinePaymentMinutes" <= 10080)))",
      "Store_openWeekdays_check": "CHECK (("openWeekdays" <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))",
      "Store_taxPercent_check": "CHECK ((("taxPercent" > (0)::numeric) AND ("taxPercent" <= (100)::numeric)))",
      "Store_transferPaymentHours_check": "CHECK ((("transferPaymentHours" >= 1) AND ("transferPaymentHours" <= 720)))",
      "TermsVersion_id_check": "CHECK ((id = 1))",
    }
  `);
});
