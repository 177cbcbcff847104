import FailedJobListQueryNode, {
  type FailedJobListQuery,
} from "../__generated__/FailedJobListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { DeleteFailedJobs } from "./DeleteFailedJobs.tsx";
import { FailedJobFilters } from "./FailedJobFilters.tsx";
import { FailedJobList } from "./FailedJobList.tsx";
import { ReplayAll } from "./ReplayAll.tsx";

/** The screen of the background jobs that failed for good. */
export function FailedJobsPage() {
  const words = useMessages("failedJobs");
  return (
    <ListPage<FailedJobListQuery>
      title={words.title}
      document={FailedJobListQueryNode}
      pageSize={pageSizeOf("failedJobs")}
      tools={<ReplayAll />}
      filters={<FailedJobFilters />}
      deleting={(ids, onClose) => (
        <DeleteFailedJobs ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <FailedJobList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
