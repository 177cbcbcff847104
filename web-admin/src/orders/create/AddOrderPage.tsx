import { Button, makeStyles } from "@fluentui/react-components";
import { type SubmitEvent, useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { CustomerFinder } from "../../appointments/booking/CustomerFinder.tsx";
import { useMessages } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { LEAVING, useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { DraftNotice } from "../../ui/drafts/DraftNotice.tsx";
import { CONTINUES, useStoredDraft } from "../../ui/drafts/useStoredDraft.ts";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { Page } from "../../ui/Page.tsx";
import { chosenBuyer, NEW_ORDER_FORM, NEW_ORDER_GUARD, orderedFor } from "./newOrderDraft.ts";
import { OrderFields } from "./OrderFields.tsx";
import { WizardSteps } from "./WizardSteps.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "14px", maxWidth: "880px" },
});

/**
 * The first step of entering an order by hand. The fields are kept until the second step creates the order with
 * its products (shop.md §4).
 */
export function AddOrderPage() {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { cancel } = useMessages("ui");
  const navigate = useNavigate();
  const { draft, change, keep, clear, isChanged, offer } = useStoredDraft(NEW_ORDER_FORM);
  useUnsaved(isChanged, NEW_ORDER_GUARD);
  const { state } = useLocation();
  const preselect = useEffectEvent(() => {
    const customer = orderedFor(state);
    if (customer !== null && draft.customer.id === "") change(chosenBuyer(draft, customer));
  });
  useLayoutEffect(() => preselect(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep();
    void navigate(paths.orderContent, { state: CONTINUES });
  };
  const leave = () => {
    clear();
    void navigate(paths.orders, { state: LEAVING });
  };
  return (
    <Page title={words.addTitle}>
      <WizardSteps current={1} />
      <DraftNotice offer={offer} />
      <Panel padded>
        <form className={styles.form} onSubmit={submit} noValidate>
          <CustomerFinder
            canAdd
            chosen={draft.customer.id === "" ? null : draft.customer}
            onChange={(customer) => change(chosenBuyer(draft, customer))}
          />
          <OrderFields
            draft={draft.details}
            onChange={(written) => change({ details: { ...draft.details, ...written } })}
          />
          <FormActions>
            <Button type="button" onClick={leave}>
              {cancel}
            </Button>
            <Button type="submit" appearance="primary">
              {words.next}
            </Button>
          </FormActions>
        </form>
      </Panel>
    </Page>
  );
}
