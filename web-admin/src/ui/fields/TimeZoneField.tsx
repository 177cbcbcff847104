import { useMemo } from "react";
import { FormSelect } from "./FormSelect.tsx";

interface TimeZoneFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (zone: string) => void;
}

/** Formats a zone with today's offset, as in "Asia/Taipei (GMT+8)". */
function zoneText(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone.replaceAll("_", " ")} (${offset})`;
}

/** Offers the time zones that the browser supports, and always the current value. */
export function TimeZoneField({ label, hint, value, onChange }: TimeZoneFieldProps) {
  const zones = useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    const all = known.includes(value) ? known : [value, ...known];
    return new Map(all.map((zone) => [zone, zoneText(zone)]));
  }, [value]);
  return (
    <FormSelect
      label={label}
      hint={hint}
      value={value}
      options={[...zones.keys()]}
      labelOf={(zone) => zones.get(zone) ?? zone}
      onChange={onChange}
    />
  );
}
