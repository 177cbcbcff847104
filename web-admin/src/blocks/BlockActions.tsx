import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlockActions_block$key } from "../__generated__/BlockActions_block.graphql.ts";
import { UnblockDialog } from "../customers/UnblockDialog.tsx";
import { useMessages } from "../language/language.ts";
import { EditAction, RowAction, RowActions } from "../ui/lists/RowActions.tsx";
import { BlockEditor } from "./BlockEditor.tsx";

/** The actions of a block. */
export function BlockActions({ block }: { block: BlockActions_block$key }) {
  const words = useMessages("blocks");
  const { unblock, unblockLabel } = useMessages("customers");
  const [asking, setAsking] = useState<"edit" | "unblock" | null>(null);
  const data = useFragment(
    graphql`
      fragment BlockActions_block on CustomerBlock {
        customer {
          name
        }
        ...BlockEditor_block
        ...UnblockDialog_block
      }
    `,
    block,
  );
  const { name } = data.customer;
  return (
    <RowActions>
      <RowAction label={unblockLabel(name)} onClick={() => setAsking("unblock")}>
        {unblock}
      </RowAction>
      <EditAction label={words.editLabel(name)} onClick={() => setAsking("edit")} />
      {asking === "edit" && <BlockEditor block={data} onClose={() => setAsking(null)} />}
      {asking === "unblock" && <UnblockDialog block={data} onClose={() => setAsking(null)} />}
    </RowActions>
  );
}
