import { makeStyles, tokens } from "@fluentui/react-components";
import ApiTokenListQueryNode, { type ApiTokenListQuery } from "../__generated__/ApiTokenListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPanel } from "../relay/records/ListPanel.tsx";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { Page } from "../ui/Page.tsx";
import { ApiTokenList } from "./ApiTokenList.tsx";
import { NewToken } from "./NewToken.tsx";

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
});

/** The screen of the API tokens of integrations. */
export function ApiTokensPage() {
  const styles = useStyles();
  const words = useMessages("apiTokens");
  const wanted = useRouteLoaded<ApiTokenListQuery>();
  const { opened, open, close } = useOpen("add");
  if (wanted === null) return null;
  return (
    <Page
      title={words.title}
      tools={
        <>
          <RefreshButton document={ApiTokenListQueryNode} variables={wanted.variables} />
          <AddButton onClick={() => open("new")} />
        </>
      }
    >
      <p className={styles.intro}>{words.intro}</p>
      <ListPanel wanted={wanted} pageSize={pageSizeOf("apiTokens")}>
        {(loaded, stale) => <ApiTokenList loaded={loaded} stale={stale} />}
      </ListPanel>
      {opened === "new" && <NewToken onClose={close} />}
    </Page>
  );
}
