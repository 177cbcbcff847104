import { Button } from "@fluentui/react-components";
import { PersonAvailableRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useRevalidator } from "react-router";
import BlockListQueryNode, { type BlockListQuery } from "../__generated__/BlockListQuery.graphql.ts";
import { useUnblockCustomers } from "../customers/useUnblockCustomers.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { ListPanel } from "../relay/records/ListPanel.tsx";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { SelectionProvider, useSelected } from "../ui/lists/selection.tsx";
import { Page } from "../ui/Page.tsx";
import { BlockFilters } from "./BlockFilters.tsx";
import { BlockList } from "./BlockList.tsx";

/** The screen of the blocked customers and the reasons. */
export function BlocksPage() {
  const words = useMessages("blocks");
  const wanted = useRouteLoaded<BlockListQuery>();
  if (wanted === null) return null;
  return (
    <SelectionProvider>
      <Page
        title={words.title}
        tools={
          <>
            <RefreshButton document={BlockListQueryNode} variables={wanted.variables} />
            <UnblockSelected />
          </>
        }
      >
        <BlockFilters />
        <ListPanel wanted={wanted} pageSize={pageSizeOf("blocks")}>
          {(loaded, stale) => <BlockList loaded={loaded} stale={stale} />}
        </ListPanel>
      </Page>
    </SelectionProvider>
  );
}

/** Asks for confirmation before the selected blocks are removed. */
function UnblockSelected() {
  const words = useMessages("blocks");
  const { revalidate } = useRevalidator();
  const selected = useSelected();
  const act = useUnblockCustomers();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<PersonAvailableRegular />}
        disabled={selected.length === 0}
        onClick={() => setAsking(true)}
      >
        {words.unblockSelected(selected.length)}
      </Button>
      {asking && (
        <ActionDialog
          act={act}
          variables={{ input: { ids: selected } }}
          success={words.unblockedMany(selected.length)}
          title={words.unblockSelected(0)}
          confirm={words.unblockSelected(selected.length)}
          onDone={() => void revalidate()}
          onClose={() => setAsking(false)}
        >
          {words.unblockManyQuestion(selected.length)}
        </ActionDialog>
      )}
    </>
  );
}
