import { readPhone } from "@machiya/schema/domain/contactDetails";
import { readCustomerLimit } from "@machiya/schema/domain/customerLimit";
import { readLineAccount, readWebLink } from "@machiya/schema/domain/storeContact";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useCurrencyName } from "../language/useCurrencyName.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { readHours, splitHours } from "./bookingHours/bookingHours.ts";
import { type StoreDraft, splitDays, splitNotices } from "./storeDraft.ts";

/** Returns whether the text is a number of hours up to a year (8760). */
const isCutOff = (written: string) => /^\d{1,4}$/.test(written.trim()) && Number(written) <= 8760;

/** Returns whether the text is a number of messages per month up to a million. */
const isFloor = (written: string) => /^\d{1,7}$/.test(written.trim()) && Number(written) <= 1_000_000;

/** Returns the field names, value formatting and validation of the store's form. */
export function useStoreForm() {
  const words = useMessages("store");
  const { required } = useMessages("ui");
  const { name } = useMessages("uiRecord");
  const booking = useMessages("storeBooking");
  const notices = useMessages("storeNotice");
  const limits = useMessages("storeLimit");
  const labels = useLabels();
  const { clockText } = useDates();
  const currencyName = useCurrencyName();
  const limitProblem = (text: string) => (readCustomerLimit(text) === undefined ? limits.problem : undefined);
  const missing = (text: string) => (text.trim() === "" ? required : undefined);
  const invalid = (text: string, read: (text: string) => string | null, problem: string) =>
    text.trim() === "" || read(text) !== null ? undefined : problem;
  return {
    fieldNames: {
      name,
      bankAccount: words.bankAccount,
      bankCode: words.bankCode,
      orderingOpensAt: words.opens,
      orderingClosesAt: words.closes,
      openingHours: words.openingHours,
      address: words.address,
      phone: words.phone,
      lineAccount: words.lineAccount,
      mapUrl: words.mapUrl,
      openWeekdays: words.weekdays,
      timeZone: words.timeZone,
      currency: words.currency,
      delivers: words.delivers,
      bookingHours: booking.hours,
      cancelCutOffHours: booking.cutOff,
      notices: notices.notices,
      broadcastFloor: notices.floor,
      maxOpenOrders: limits.maxOpenOrders,
      maxOpenAppointments: limits.maxOpenAppointments,
      maxOverlappingAppointments: limits.maxOverlappingAppointments,
    },
    valueText: (field: string, value: string) => {
      if (field === "delivers") return value === "true" ? words.deliversYes : words.deliversNo;
      if (field === "currency") return value === "" ? words.noCurrency : currencyName(value);
      if (field === "openWeekdays") {
        const days = splitDays(value).map((day) => labels.weekday[day]);
        return days.length === 0 ? words.everyDay : days.join(labels.listSeparator);
      }
      if (field === "notices") {
        const kinds = splitNotices(value).map((kind) => notices[kind]);
        return kinds.join(labels.listSeparator) || notices.none;
      }
      if (field === "bookingHours") {
        return splitHours(value)
          .map(({ weekday, start, end }) => `${labelOf(labels.weekday, String(weekday))} ${start}–${end}`)
          .join(labels.listSeparator);
      }
      if (field.startsWith("max")) return value || limits.none;
      return field.startsWith("ordering") ? clockText(value) || words.noLimit : value;
    },
    problemsOf: (draft: StoreDraft) => ({
      name: missing(draft.name),
      bankCode: missing(draft.bankCode),
      address: missing(draft.address),
      phone: invalid(draft.phone, readPhone, words.phoneProblem),
      lineAccount: invalid(draft.lineAccount, readLineAccount, words.lineAccountProblem),
      mapUrl: invalid(draft.mapUrl, readWebLink, words.mapUrlProblem),
      bookingHours: readHours(draft.bookingHours, draft.timeZone) === null ? booking.hoursProblem : undefined,
      cancelCutOffHours: isCutOff(draft.cancelCutOffHours) ? undefined : booking.cutOffProblem,
      broadcastFloor: isFloor(draft.broadcastFloor) ? undefined : notices.floorProblem,
      maxOpenOrders: limitProblem(draft.maxOpenOrders),
      maxOpenAppointments: limitProblem(draft.maxOpenAppointments),
      maxOverlappingAppointments: limitProblem(draft.maxOverlappingAppointments),
      bankAccount: /^\d*$/.test(draft.bankAccount.trim()) ? undefined : words.bankAccountProblem,
      orderingClosesAt:
        draft.orderingClosesAt !== "" && draft.orderingClosesAt <= draft.orderingOpensAt
          ? words.closesProblem
          : undefined,
    }),
  };
}
