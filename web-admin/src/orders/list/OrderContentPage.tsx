import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { OrderContentQuery } from "../../__generated__/OrderContentQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useRouteLoaded } from "../../relay/routeQuery.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { DraftNotice } from "../../ui/drafts/DraftNotice.tsx";
import { useStoredDraft } from "../../ui/drafts/useStoredDraft.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { FirstLines } from "../create/FirstLines.tsx";
import { NEW_ORDER_FORM } from "../create/newOrderDraft.ts";
import { WizardSteps } from "../create/WizardSteps.tsx";
import { NoOrderNotice, OrderContent } from "./OrderContent.tsx";

/** The second step of an order that is not created yet. */
function NewOrder() {
  const form = useStoredDraft(NEW_ORDER_FORM);
  if (form.isContinued) return <FirstLines form={form} />;
  return (
    <>
      <DraftNotice offer={form.offer} />
      <NoOrderNotice />
    </>
  );
}

/**
 * The second and third step of entering an order by hand: choosing products and reviewing them (shop.md §4).
 */
export function OrderContentPage() {
  const words = useMessages("orderEdit");
  const loaded = useRouteLoaded<OrderContentQuery>();
  const [search] = useSearchParams();
  const step = search.get("step") === "3" ? 3 : 2;
  return (
    <Page title={words.addTitle}>
      <WizardSteps current={step} />
      <Panel padded>
        {loaded === null ? (
          <NewOrder />
        ) : (
          <Boundary attempt={loaded}>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <OrderContent loaded={loaded} step={step} />
            </Suspense>
          </Boundary>
        )}
      </Panel>
    </Page>
  );
}
