import { useMemo } from "react";
import { FormSelect } from "./FormSelect.tsx";

interface TimeZoneFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (zone: string) => void;
}

/** "Asia/Taipei (GMT+8)", by today's offset. */
function zoneText(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone.replaceAll("_", " ")} (${offset})`;
}

/** One of the time zones that this browser knows, and the one that is set, in any case. */
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
