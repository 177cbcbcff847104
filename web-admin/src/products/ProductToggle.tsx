import { Button } from "@fluentui/react-components";
import { PauseRegular, PlayRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ProductToggle_product$key } from "../__generated__/ProductToggle_product.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Refusal } from "../relay/refusal.ts";
import { useNotify } from "../ui/notifications.tsx";
import { messages } from "./messages.ts";
import { useSetProductState } from "./useSetProductState.ts";

/** Freezes a product that is on sale, and enables any other, as the server says. Source: shop.md §4. */
export function ProductToggle({ product }: { product: ProductToggle_product$key }) {
  const words = useMessages(messages);
  const notify = useNotify();
  const { revalidate } = useRevalidator();
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
  const toggle = () =>
    setState({
      variables: { input: { id, state: toggledState, version } },
      onCompleted: () => notify.success(freezes ? words.frozenSuccess(name) : words.enabledSuccess(name)),
      onError: (error) => {
        notify.failure(error);
        // What is shown is no longer so.
        if (error instanceof Refusal && error.code === "CONFLICT") void revalidate();
      },
    });
  return (
    <Button
      size="small"
      icon={freezes ? <PauseRegular /> : <PlayRegular />}
      aria-label={freezes ? words.freezeLabel(name) : words.enableLabel(name)}
      disabledFocusable={busy}
      onClick={toggle}
    >
      {freezes ? words.freeze : words.enable}
    </Button>
  );
}
