import { graphql, useFragment } from "react-relay";
import type { BroadcastTable_broadcasts$key } from "../__generated__/BroadcastTable_broadcasts.graphql.ts";
import { useMessages } from "../language/language.ts";
import { HeadCell, Table } from "../ui/Table.tsx";
import { BroadcastRow } from "./BroadcastRow.tsx";
import { messages } from "./messages.ts";

interface BroadcastTableProps {
  broadcasts: BroadcastTable_broadcasts$key;
  stale: boolean;
}

/** A page of broadcasts as a table. */
export function BroadcastTable({ broadcasts, stale }: BroadcastTableProps) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment BroadcastTable_broadcasts on Broadcast @relay(plural: true) {
        id
        ...BroadcastRow_broadcast
      }
    `,
    broadcasts,
  );
  return (
    <Table label={words.history} stale={stale}>
      <thead>
        <tr>
          <HeadCell>{words.at}</HeadCell>
          <HeadCell width={220}>{words.text}</HeadCell>
          <HeadCell width={140}>{words.audience}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
          <HeadCell width={170}>{words.progress}</HeadCell>
          <HeadCell>{words.by}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((broadcast) => (
          <BroadcastRow key={broadcast.id} broadcast={broadcast} />
        ))}
      </tbody>
    </Table>
  );
}
