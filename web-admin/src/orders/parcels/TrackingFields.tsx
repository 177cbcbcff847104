import { useMessages } from "../../language/language.ts";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";

/** How a parcel can be tracked, as form values. */
export type TrackingDraft = Readonly<Record<"carrier" | "trackingNumber" | "trackingLink", string>>;

/** Returns the names of the fields. */
export function useTrackingNames(): Record<keyof TrackingDraft, string> {
  const { carrier, trackingNumber, trackingLink } = useMessages("parcels");
  return { carrier, trackingNumber, trackingLink };
}

/** The fields by which a parcel is tracked. */
export function TrackingFields(fields: FormFields<TrackingDraft>) {
  const words = useMessages("parcels");
  return (
    <>
      <TextField label={words.carrier} {...bindFields(fields, "carrier")} />
      <TextField label={words.trackingNumber} {...bindFields(fields, "trackingNumber")} />
      <TextField
        label={words.trackingLink}
        hint={words.trackingLinkHint}
        {...bindFields(fields, "trackingLink")}
      />
    </>
  );
}
