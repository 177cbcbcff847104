import { useSearchParams } from "react-router";
import { useMessages } from "../../language/language.ts";
import { appointmentPath } from "../../paths.ts";
import { NumberLink } from "../../ui/lists/NumberLink.tsx";

/** An appointment's number as a link that opens its detail over the current list. */
export function AppointmentLink({ number, fresh }: { number: number; fresh: boolean }) {
  const words = useMessages("appointments");
  const [search] = useSearchParams();
  return (
    <NumberLink
      number={number}
      label={words.detailLabel(number)}
      to={appointmentPath(number, search)}
      fresh={fresh}
    />
  );
}
