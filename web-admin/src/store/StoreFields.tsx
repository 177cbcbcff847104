import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { clockAt } from "../language/zonedTime.ts";
import { DateField } from "../ui/dates/DateField.tsx";
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

/** The fields of the store's form; shop.md §5 specifies which are required. */
export function StoreFields(fields: FormFields<StoreDraft>) {
  const { draft, change } = fields;
  const words = useMessages("store");
  const { name } = useMessages("uiRecord");
  const booking = useMessages("storeBooking");
  const notices = useMessages("storeNotice");
  const limits = useMessages("storeLimit");
  const labels = useLabels();
  const today = clockAt(new Date().toISOString(), draft.timeZone).slice(0, 10);
  return (
    <>
      <TextField label={name} required {...bindFields(fields, "name")} />
      <TextField
        label={words.bankAccount}
        inputMode="numeric"
        hint={words.bankAccountHint}
        {...bindFields(fields, "bankAccount")}
      />
      <TextField
        label={words.bankCode}
        required
        hint={words.bankCodeHint}
        {...bindFields(fields, "bankCode")}
      />
      <TextField label={words.address} required {...bindFields(fields, "address")} />
      {STORE_CONTACTS.map((contact) => (
        <TextField
          key={contact}
          label={words[contact]}
          hint={words[`${contact}Hint`]}
          {...bindFields(fields, contact)}
        />
      ))}
      <TextField
        label={words.openingHours}
        long
        rows={2}
        hint={words.openingHoursHint}
        {...bindFields(fields, "openingHours")}
      />
      <TagChoice
        label={words.weekdays}
        hint={words.weekdaysHint}
        options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
        chosen={splitDays(draft.openWeekdays)}
        onChange={(days) => change({ openWeekdays: days.join(",") })}
      />
      <DateField
        label={words.opens}
        kind="dayTime"
        earliest={today}
        {...bindFields(fields, "orderingOpensAt")}
      />
      <DateField
        label={words.closes}
        kind="dayTime"
        earliest={draft.orderingOpensAt || today}
        hint={words.windowHint(draft.timeZone)}
        {...bindFields(fields, "orderingClosesAt")}
      />
      <BookingHoursField {...bindFields(fields, "bookingHours")} />
      <TextField
        label={booking.cutOff}
        inputMode="numeric"
        hint={booking.cutOffHint}
        meaning={booking.hourSign}
        {...bindFields(fields, "cancelCutOffHours")}
      />
      <TagChoice
        label={notices.notices}
        hint={notices.noticesHint}
        options={NOTICES.map((kind) => ({ value: kind, label: notices[kind] }))}
        chosen={splitNotices(draft.notices)}
        onChange={(kinds) => change({ notices: kinds.join(",") })}
      />
      <TextField
        label={notices.floor}
        inputMode="numeric"
        hint={notices.floorHint}
        meaning={notices.floorSign}
        {...bindFields(fields, "broadcastFloor")}
      />
      {STORE_LIMITS.map((limit) => (
        <TextField
          key={limit}
          label={limits[limit]}
          inputMode="numeric"
          hint={limits[`${limit}Hint`]}
          {...bindFields(fields, limit)}
        />
      ))}
      <TimeZoneField label={words.timeZone} hint={words.timeZoneHint} {...bindFields(fields, "timeZone")} />
      <Switch
        label={words.deliversLabel}
        checked={draft.delivers === "true"}
        onChange={(_, { checked }) => change({ delivers: String(checked) })}
      />
    </>
  );
}
