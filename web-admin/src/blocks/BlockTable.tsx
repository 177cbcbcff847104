import { graphql, useFragment } from "react-relay";
import type { BlockTable_blocks$key } from "../__generated__/BlockTable_blocks.graphql.ts";
import { useMessages } from "../language/language.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { BlockRow } from "./BlockRow.tsx";
import { messages } from "./messages.ts";

/** A page of blocks as a table. */
export function BlockTable({ blocks, stale }: { blocks: BlockTable_blocks$key; stale: boolean }) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment BlockTable_blocks on CustomerBlock @relay(plural: true) {
        id
        ...BlockRow_block
      }
    `,
    blocks,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
          <HeadCell>{words.customerNumber}</HeadCell>
          <HeadCell width={160}>{words.customer}</HeadCell>
          <HeadCell width={220}>{words.note}</HeadCell>
          <HeadCell>{words.by}</HeadCell>
          <HeadCell>{words.since}</HeadCell>
          <HeadCell stick="end">{words.actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((block) => (
          <BlockRow key={block.id} block={block} />
        ))}
      </tbody>
    </Table>
  );
}
