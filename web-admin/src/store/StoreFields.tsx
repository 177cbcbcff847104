import { Switch } from "@fluentui/react-components";
import { CURRENCIES } from "@machiya/schema/domain/minorUnits";
import { useMessages } from "../language/language.ts";
import { useCurrencyName } from "../language/useCurrencyName.ts";
import { useLabels } from "../language/useLabels.ts";
import { clockAt } from "../language/zonedTime.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../ui/fields/formFields.ts";
import { TagChoice } from "../ui/fields/TagChoice.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { TimeZoneField } from "../ui/fields/TimeZoneField.tsx";
import { BookingHoursField } from "./bookingHours/BookingHoursField.tsx";
import {
  NOTICES,
  STORE_CONTACTS,
  STORE_LIMITS,
  type StoreDraft,
  splitDays,
  splitNotices,
  WEEKDAYS,
} from "./storeDraft.ts";

interface StoreFieldsProps extends FormFields<StoreDraft> {
  /** The fields that are shown; the default is all of them. */
  only?: readonly (keyof StoreDraft)[];
}

/** The fields of the store's record; shop.md §5 specifies which are required. */
export function StoreFields({ only, ...fields }: StoreFieldsProps) {
  const { draft, change } = fields;
  const shows = (field: keyof StoreDraft) => only === undefined || only.includes(field);
  const words = useMessages("store");
  const { name } = useMessages("uiRecord");
  const booking = useMessages("storeBooking");
  const notices = useMessages("storeNotice");
  const limits = useMessages("storeLimit");
  const labels = useLabels();
  const currencyName = useCurrencyName();
  const today = clockAt(new Date().toISOString(), draft.timeZone).slice(0, 10);
  const opensInPast = draft.orderingOpensAt !== "" && draft.orderingOpensAt < today;
  return (
    <>
      {shows("name") && <TextField label={name} required {...bindFields(fields, "name")} />}
      {shows("bankAccount") && (
        <TextField
          label={words.bankAccount}
          inputMode="numeric"
          hint={words.bankAccountHint}
          {...bindFields(fields, "bankAccount")}
        />
      )}
      {shows("bankCode") && (
        <TextField
          label={words.bankCode}
          required
          hint={words.bankCodeHint}
          {...bindFields(fields, "bankCode")}
        />
      )}
      {shows("address") && <TextField label={words.address} required {...bindFields(fields, "address")} />}
      {STORE_CONTACTS.filter(shows).map((contact) => (
        <TextField
          key={contact}
          label={words[contact]}
          hint={words[`${contact}Hint`]}
          {...bindFields(fields, contact)}
        />
      ))}
      {shows("openingHours") && (
        <TextField
          label={words.openingHours}
          long
          rows={2}
          hint={words.openingHoursHint}
          {...bindFields(fields, "openingHours")}
        />
      )}
      {shows("openWeekdays") && (
        <TagChoice
          label={words.weekdays}
          hint={words.weekdaysHint}
          options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
          chosen={splitDays(draft.openWeekdays)}
          onChange={(days) => change({ openWeekdays: days.join(",") })}
        />
      )}
      {shows("orderingOpensAt") && (
        <DateField
          label={words.opens}
          kind="dayTime"
          earliest={today}
          warning={opensInPast ? words.opensPast : undefined}
          {...bindFields(fields, "orderingOpensAt")}
        />
      )}
      {shows("orderingClosesAt") && (
        <DateField
          label={words.closes}
          kind="dayTime"
          earliest={draft.orderingOpensAt || today}
          hint={words.windowHint(draft.timeZone)}
          {...bindFields(fields, "orderingClosesAt")}
        />
      )}
      {shows("bookingHours") && <BookingHoursField {...bindFields(fields, "bookingHours")} />}
      {shows("cancelCutOffHours") && (
        <TextField
          label={booking.cutOff}
          inputMode="numeric"
          hint={booking.cutOffHint}
          meaning={booking.hourSign}
          {...bindFields(fields, "cancelCutOffHours")}
        />
      )}
      {shows("notices") && (
        <TagChoice
          label={notices.notices}
          hint={notices.noticesHint}
          options={NOTICES.map((kind) => ({ value: kind, label: notices[kind] }))}
          chosen={splitNotices(draft.notices)}
          onChange={(kinds) => change({ notices: kinds.join(",") })}
        />
      )}
      {shows("broadcastFloor") && (
        <TextField
          label={notices.floor}
          inputMode="numeric"
          hint={notices.floorHint}
          meaning={notices.floorSign}
          {...bindFields(fields, "broadcastFloor")}
        />
      )}
      {STORE_LIMITS.filter(shows).map((limit) => (
        <TextField
          key={limit}
          label={limits[limit]}
          inputMode="numeric"
          hint={limits[`${limit}Hint`]}
          {...bindFields(fields, limit)}
        />
      ))}
      {shows("timeZone") && (
        <TimeZoneField label={words.timeZone} hint={words.timeZoneHint} {...bindFields(fields, "timeZone")} />
      )}
      {shows("currency") && (
        <FormSelect
          label={words.currency}
          hint={words.currencyHint}
          options={["", ...CURRENCIES]}
          labelOf={(currency) => (currency === "" ? words.noCurrency : currencyName(currency))}
          {...bindFields(fields, "currency")}
        />
      )}
      {shows("delivers") && (
        <Switch
          label={words.deliversLabel}
          checked={draft.delivers === "true"}
          onChange={(_, { checked }) => change({ delivers: String(checked) })}
        />
      )}
    </>
  );
}
