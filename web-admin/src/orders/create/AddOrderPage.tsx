import { Button, makeStyles } from "@fluentui/react-components";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { orderContentPath, paths } from "../../paths.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { Page } from "../../ui/Page.tsx";
import { OrderFields } from "./OrderFields.tsx";
import { EMPTY_ORDER, orderDetails } from "./orderDraft.ts";
import { useCreateOrders } from "./useCreateOrders.ts";
import { useOrderFieldNames } from "./useOrderFieldNames.ts";
import { WizardSteps } from "./WizardSteps.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "14px", maxWidth: "880px" },
});

/**
 * The first step of entering an order by hand: it creates the order and continues with its products (shop.md
 * §4).
 */
export function AddOrderPage() {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { cancel } = useMessages("ui");
  const fieldNames = useOrderFieldNames();
  const notify = useToast();
  const navigate = useNavigate();
  const { instant } = useDates();
  const [create, busy] = useCreateOrders();
  const [draft, setDraft] = useState(EMPTY_ORDER);
  const [error, setError] = useState<unknown>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(null);
    create({
      variables: { input: { orders: [orderDetails(draft, instant)] } },
      onCompleted: ({ createOrders: [made] }) => {
        if (made === undefined) return;
        notify.success(words.created(made.number));
        // Replacing the history entry prevents Back from leading to a second creation.
        void navigate(orderContentPath(made.number, 2), { replace: true });
      },
      onError: setError,
    });
  };
  return (
    <Page title={words.addTitle}>
      <WizardSteps current={1} />
      <Panel padded>
        <form className={styles.form} onSubmit={submit} noValidate>
          <OrderFields
            draft={draft}
            onChange={(written) => setDraft((latest) => ({ ...latest, ...written }))}
          />
          <FormError error={error} fieldNames={fieldNames} />
          <FormActions>
            <Button type="button" disabled={busy} onClick={() => navigate(paths.orders)}>
              {cancel}
            </Button>
            <BusyButton type="submit" busy={busy}>
              {words.next}
            </BusyButton>
          </FormActions>
        </form>
      </Panel>
    </Page>
  );
}
