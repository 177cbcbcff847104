import { useSearchParams } from "react-router";
import { useMessages } from "../../language/language.ts";
import { orderPath } from "../../paths.ts";
import { NumberLink } from "../../ui/lists/NumberLink.tsx";

/** An order's number as a link that opens its detail over the current list. */
export function OrderLink({ number, fresh }: { number: number; fresh: boolean }) {
  const words = useMessages("orders");
  const [search] = useSearchParams();
  return (
    <NumberLink
      number={number}
      label={words.detailLabel(number)}
      to={orderPath(number, search)}
      fresh={fresh}
    />
  );
}
