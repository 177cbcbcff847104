import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenProductTypeQuery } from "../__generated__/OpenProductTypeQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { NotFoundDialog } from "../relay/NotFoundDialog.tsx";
import { useLoadedQuery, useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { OpenedDialog } from "../ui/Opened.tsx";
import { messages } from "./messages.ts";
import { NewProductType } from "./NewProductType.tsx";
import { ProductTypeEditor } from "./ProductTypeEditor.tsx";

/** The form that the address names: a new product type (`?add=`) or one of these (`?edit=`). */
export function ProductTypeDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenProductTypeQuery>();
  const adding = useOpen("add");
  const editing = useOpen("edit");
  if (adding.opened !== null) return <NewProductType onClose={adding.close} />;
  if (loaded === null) return null;
  return (
    <OpenedDialog title={words.editTitle} attempt={loaded} onClose={editing.close}>
      <LoadedProductType loaded={loaded} onClose={editing.close} />
    </OpenedDialog>
  );
}

interface LoadedProductTypeProps {
  loaded: PreloadedQuery<OpenProductTypeQuery>;
  onClose: () => void;
}

function LoadedProductType({ loaded, onClose }: LoadedProductTypeProps) {
  const words = useMessages(messages);
  const { node } = useLoadedQuery<OpenProductTypeQuery>(
    graphql`
      query OpenProductTypeQuery($id: ID!) {
        node(id: $id) {
          id
          ...ProductTypeEditor_productType @alias(as: "record")
        }
      }
    `,
    loaded,
  );
  if (node?.record == null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <ProductTypeEditor key={node.id} productType={node.record} onClose={onClose} />;
}
