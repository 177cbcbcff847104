import { makeStyles } from "@fluentui/react-components";
import { useDeferredValue } from "react";
import BroadcastListQueryNode, {
  type BroadcastListQuery,
} from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPanel } from "../relay/records/ListPanel.tsx";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { Section } from "../ui/dialogs/SidePanel.tsx";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { DraftNotice } from "../ui/drafts/DraftNotice.tsx";
import { useStoredDraft } from "../ui/drafts/useStoredDraft.ts";
import { Page } from "../ui/Page.tsx";
import { BroadcastList } from "./BroadcastList.tsx";
import { BroadcastPreview } from "./compose/BroadcastPreview.tsx";
import { BROADCAST_FORM } from "./compose/broadcastDraft.ts";
import { ComposeBroadcast } from "./compose/ComposeBroadcast.tsx";
import { useReach } from "./compose/useReach.ts";

const useStyles = makeStyles({
  columns: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(280px, 2fr)",
    alignItems: "start",
    gap: "16px",
    "@media (max-width: 860px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Composes a message to many customers, and lists earlier ones with their results. */
export function BroadcastPage() {
  const styles = useStyles();
  const words = useMessages("broadcast");
  const wanted = useRouteLoaded<BroadcastListQuery>();
  const written = useDeferredValue(wanted);
  const { draft, change, clear, isChanged, offer } = useStoredDraft(BROADCAST_FORM);
  useUnsaved(isChanged, { keepsDraft: true });
  const reach = useReach(draft);
  if (wanted === null || written === null) return null;
  return (
    <Page
      title={words.title}
      tools={<RefreshButton document={BroadcastListQueryNode} variables={wanted.variables} />}
    >
      <DraftNotice offer={offer} />
      <div className={styles.columns}>
        <ComposeBroadcast
          loaded={written}
          reach={reach}
          draft={draft}
          change={change}
          onSent={() => {
            clear();
            reach.refetch();
          }}
        />
        <BroadcastPreview draft={draft} />
      </div>
      <Section title={words.history}>
        <ListPanel wanted={wanted} pageSize={pageSizeOf("broadcasts")}>
          {(loaded, stale) => <BroadcastList loaded={loaded} stale={stale} />}
        </ListPanel>
      </Section>
    </Page>
  );
}
