import { makeStyles, tokens } from "@fluentui/react-components";
import { Suspense } from "react";
import PaymentSetupQueryNode, { type PaymentSetupQuery } from "../__generated__/PaymentSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/records/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { PaymentSetup } from "./PaymentSetup.tsx";

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
});

/** The screen of the payment providers. */
export function PaymentSetupPage() {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const loaded = useRouteLoaded<PaymentSetupQuery>();
  if (loaded === null) return null;
  return (
    <Page
      title={words.title}
      tools={<RefreshButton document={PaymentSetupQueryNode} variables={loaded.variables} />}
    >
      <p className={styles.intro}>{words.intro}</p>
      <Boundary attempt={loaded} frame={(failure) => <Panel>{failure}</Panel>}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={6} />
            </Panel>
          }
        >
          <PaymentSetup loaded={loaded} />
        </Suspense>
      </Boundary>
    </Page>
  );
}
