import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { clockAt } from "../language/zonedTime.ts";
import { bound, type FormFields } from "../ui/formFields.ts";
import { TagChoice } from "../ui/TagChoice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TimeZoneField } from "../ui/TimeZoneField.tsx";
import { BookingHoursField } from "./BookingHoursField.tsx";
import { NOTICES, type StoreDraft, splitDays, splitNotices, WEEKDAYS } from "./storeDraft.ts";

/** What is written of the store. Source of the fields and of what is required: shop.md §5. */
export function StoreFields(fields: FormFields<StoreDraft>) {
  const { draft, change } = fields;
  const words = useMessages("store");
  const { name } = useMessages("uiRecord");
  const booking = useMessages("storeBooking");
  const notices = useMessages("storeNotice");
  const labels = useLabels();
  const today = `${clockAt(new Date().toISOString(), draft.timeZone).slice(0, 10)}T00:00`;
  return (
    <>
      <TextField label={name} required {...bound(fields, "name")} />
      <TextField
        label={words.bankAccount}
        inputMode="numeric"
        hint={words.bankAccountHint}
        {...bound(fields, "bankAccount")}
      />
      <TextField label={words.bankCode} required hint={words.bankCodeHint} {...bound(fields, "bankCode")} />
      <TextField label={words.address} required {...bound(fields, "address")} />
      <TextField
        label={words.openingHours}
        long
        rows={2}
        hint={words.openingHoursHint}
        {...bound(fields, "openingHours")}
      />
      <TagChoice
        label={words.weekdays}
        hint={words.weekdaysHint}
        options={WEEKDAYS.map((day) => ({ value: day, label: labels.weekday[day] }))}
        chosen={splitDays(draft.openWeekdays)}
        onChange={(days) => change({ openWeekdays: days.join(",") })}
      />
      <TextField
        label={words.opens}
        type="datetime-local"
        min={today}
        {...bound(fields, "orderingOpensAt")}
      />
      <TextField
        label={words.closes}
        type="datetime-local"
        min={draft.orderingOpensAt || today}
        hint={words.windowHint(draft.timeZone)}
        {...bound(fields, "orderingClosesAt")}
      />
      <BookingHoursField {...bound(fields, "bookingHours")} />
      <TextField
        label={booking.cutOff}
        inputMode="numeric"
        hint={booking.cutOffHint}
        meaning={booking.hourSign}
        {...bound(fields, "cancelCutOffHours")}
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
        {...bound(fields, "broadcastFloor")}
      />
      <TimeZoneField label={words.timeZone} hint={words.timeZoneHint} {...bound(fields, "timeZone")} />
      <Switch
        label={words.deliversLabel}
        checked={draft.delivers === "true"}
        onChange={(_, { checked }) => change({ delivers: String(checked) })}
      />
    </>
  );
}
