import { PauseRegular, PlayRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { DiscountToggle_discount$key } from "../__generated__/DiscountToggle_discount.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ToggleAction } from "../relay/records/ToggleAction.tsx";
import { useUpdateDiscount } from "./useUpdateDiscount.ts";

/** Disables an enabled discount and enables any other, as the server allows (shop.md §4). */
export function DiscountToggle({ discount }: { discount: DiscountToggle_discount$key }) {
  const words = useMessages("discounts");
  const [update, busy] = useUpdateDiscount();
  const { id, name, version, toggledState } = useFragment(
    graphql`
      fragment DiscountToggle_discount on Discount {
        id
        name
        version
        toggledState
      }
    `,
    discount,
  );
  const disables = toggledState === "DISABLED";
  return (
    <ToggleAction
      icon={disables ? <PauseRegular /> : <PlayRegular />}
      label={disables ? words.disableLabel(name) : words.enableLabel(name)}
      hint={disables ? words.disable : words.enable}
      success={disables ? words.disabledSuccess(name) : words.enabledSuccess(name)}
      busy={busy}
      send={(callbacks) =>
        update({ variables: { input: { id, version, details: { state: toggledState } } }, ...callbacks })
      }
    />
  );
}
