import { graphql, useFragment } from "react-relay";
import type {
  BroadcastColumns_broadcast$data,
  BroadcastColumns_broadcast$key,
} from "../__generated__/BroadcastColumns_broadcast.graphql.ts";
import { useMessages } from "../language/language.ts";
import type { TableDefinition } from "../ui/table/columns.ts";
import { BroadcastAudience } from "./BroadcastAudience.tsx";
import { BroadcastMessage } from "./BroadcastMessage.tsx";
import { BroadcastProgress } from "./BroadcastProgress.tsx";
import { BroadcastStateTag } from "./BroadcastStateTag.tsx";
import { BroadcastTime } from "./BroadcastTime.tsx";
import { CancelBroadcast } from "./CancelBroadcast.tsx";

type Row = BroadcastColumns_broadcast$data;

function useRow(broadcast: BroadcastColumns_broadcast$key): Row {
  return useFragment(
    graphql`
      fragment BroadcastColumns_broadcast on Broadcast {
        state
        ...BroadcastTime_broadcast
        ...BroadcastMessage_broadcast
        ...BroadcastAudience_broadcast
        ...CancelBroadcast_broadcast
        createdBy {
          name
        }
        ...BroadcastProgress_broadcast
      }
    `,
    broadcast,
  );
}

/** Returns the table of the broadcasts. */
export function useBroadcastTable(): TableDefinition<BroadcastColumns_broadcast$key, Row> {
  const words = useMessages("broadcast");
  return {
    name: "broadcasts",
    label: words.history,
    filters: {},
    useRow,
    columns: [
      {
        key: "at",
        header: words.at,
        nowrap: true,
        isRowHeader: true,
        place: "title",
        cell: (row) => <BroadcastTime broadcast={row} />,
      },
      {
        key: "text",
        header: words.text,
        width: 220,
        place: "body",
        cell: (row) => <BroadcastMessage broadcast={row} />,
      },
      {
        key: "audience",
        header: words.audience,
        width: 140,
        place: "body",
        cell: (row) => <BroadcastAudience broadcast={row} />,
      },
      {
        key: "state",
        header: words.state,
        place: "badge",
        cell: (row) => <BroadcastStateTag state={row.state} />,
      },
      {
        key: "progress",
        header: words.progress,
        width: 170,
        place: "body",
        cell: (row) => (
          <>
            <BroadcastProgress broadcast={row} />
            <CancelBroadcast broadcast={row} />
          </>
        ),
      },
      { key: "by", header: words.by, nowrap: true, cell: (row) => row.createdBy?.name },
    ],
  };
}
