import { PauseRegular, PlayRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { ProductToggle_product$key } from "../../__generated__/ProductToggle_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ToggleAction } from "../../relay/records/ToggleAction.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useSetProductState } from "./useSetProductState.ts";

/** Freezes a product that is on sale and enables any other, as the server allows (shop.md §4). */
export function ProductToggle({ product }: { product: ProductToggle_product$key }) {
  const words = useMessages("products");
  const undo = useUndo();
  const [setState, busy] = useSetProductState();
  const { id, name, version, toggledState } = useFragment(
    graphql`
      fragment ProductToggle_product on Product {
        id
        name
        version
        toggledState
      }
    `,
    product,
  );
  const freezes = toggledState === "FROZEN";
  return (
    <ToggleAction
      icon={freezes ? <PauseRegular /> : <PlayRegular />}
      label={freezes ? words.freezeLabel(name) : words.enableLabel(name)}
      hint={freezes ? words.freeze : words.enable}
      success={freezes ? words.frozenSuccess(name) : words.enabledSuccess(name)}
      busy={busy}
      send={(callbacks) =>
        setState({
          variables: { input: { id, state: toggledState, version } },
          ...callbacks,
          onCompleted: ({ setProductState }) => callbacks.onUndoable(undo(setProductState)),
        })
      }
    />
  );
}
