import { makeStyles, tokens } from "@fluentui/react-components";
import { Suspense, useState } from "react";
import ShippingSetupQueryNode, {
  type ShippingSetupQuery,
} from "../__generated__/ShippingSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { NewShippingMethod } from "./NewShippingMethod.tsx";
import { ShippingSetup } from "./ShippingSetup.tsx";

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
});

/** The screen of the shipping methods. */
export function ShippingPage() {
  const styles = useStyles();
  const words = useMessages("shipping");
  const [adding, setAdding] = useState(false);
  const loaded = useRouteLoaded<ShippingSetupQuery>();
  if (loaded === null) return null;
  return (
    <Page
      title={words.title}
      tools={
        <>
          <RefreshButton document={ShippingSetupQueryNode} variables={loaded.variables} />
          <AddButton onClick={() => setAdding(true)} />
        </>
      }
    >
      <p className={styles.intro}>{words.intro}</p>
      <Boundary attempt={loaded} frame={(failure) => <Panel>{failure}</Panel>}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={4} />
            </Panel>
          }
        >
          <ShippingSetup loaded={loaded} />
        </Suspense>
      </Boundary>
      {adding && <NewShippingMethod onClose={() => setAdding(false)} />}
    </Page>
  );
}
