import { CheckmarkCircleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import FailedJobListQueryNode, {
  type FailedJobListQuery,
} from "../__generated__/FailedJobListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useFailedJobTable } from "./FailedJobColumns.tsx";

interface FailedJobListProps {
  loaded: PreloadedQuery<FailedJobListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of failed jobs. */
export function FailedJobList({ loaded, stale }: FailedJobListProps) {
  const words = useMessages("failedJobs");
  const { failedJobs } = useLoadedQuery<FailedJobListQuery>(
    graphql`
      query FailedJobListQuery($filter: FailedJobFilter, $first: Int!, $after: String) {
        failedJobs(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...FailedJobColumns_job
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(FailedJobListQueryNode, loaded.variables, onListChange("FAILED_JOBS"));
  return (
    <NumberedList
      table={useFailedJobTable()}
      connection={failedJobs}
      stale={stale}
      empty={{
        icon: <CheckmarkCircleRegular />,
        title: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
