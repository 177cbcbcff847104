import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenDiscountQuery } from "../__generated__/OpenDiscountQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { DiscountEditor } from "./DiscountEditor.tsx";
import { messages } from "./messages.ts";
import { NewDiscount } from "./NewDiscount.tsx";

/** The form that the address names: a new discount (`?add=`) or one of these (`?edit=`). */
export function DiscountDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenDiscountQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewDiscount onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedDiscount loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedDiscountProps {
  loaded: PreloadedQuery<OpenDiscountQuery>;
  onClose: () => void;
}

function LoadedDiscount({ loaded, onClose }: LoadedDiscountProps) {
  const words = useMessages(messages);
  const { node } = useLoadedQuery<OpenDiscountQuery>(
    graphql`
      query OpenDiscountQuery($id: ID!) {
        node(id: $id) {
          id
          ...DiscountEditor_discount @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <DiscountEditor key={node.id} discount={node.record} onClose={onClose} />;
}
