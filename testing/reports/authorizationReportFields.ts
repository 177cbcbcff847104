import type { FieldsRow } from "../authorization.ts";

/** The audience of the fields of reports. */
export const reportFields: Record<string, FieldsRow> = {
  CurrencyFigures: { reach: "admin", holder: "currency received sums" },
  CurrencyOrders: { reach: "admin", holder: "count currency total" },
  CurrencySpending: { reach: "admin", holder: "currency spent" },
  CurrencyTakings: { reach: "admin", holder: "currency net received refunded" },
  CustomerCounts: { reach: "admin", holder: "newCustomers returningCustomers" },
  DayFigures: { reach: "admin", holder: "day received sums visits" },
  HourFigures: { reach: "admin", holder: "hour sums weekday" },
  HourVisits: { reach: "admin", holder: "hour visits weekday" },
  OrderSums: { reach: "admin", holder: "discounts gross net open orders paid quantity shipping" },
  PaymentMethodFigures: { reach: "admin", holder: "paymentMethod sums" },
  ProductFigures: { reach: "admin", holder: "gross lines name quantity" },
  Report: {
    reach: "admin",
    holder:
      "cancelledVisits currency customers days hours otherCurrencies paymentMethods productCount productTypes products services sources staff sums visitHours visitOutcomes",
  },
  ServiceFigures: {
    reach: "admin",
    holder: "bookedMinutes bookings lateCancellations name noShows service started value",
  },
  SourceFigures: { reach: "admin", holder: "source sums" },
  StaffFigures: {
    reach: "admin",
    holder: "bookedMinutes lateCancellations noShows services shiftMinutes staffMember started value",
  },
  VisitOutcomeCounts: { reach: "admin", holder: "lateCancellations noShows started" },
};
