import { Button, makeStyles } from "@fluentui/react-components";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { Page } from "../../ui/Page.tsx";
import { newOrderDraft } from "./newOrderDraft.ts";
import { OrderFields } from "./OrderFields.tsx";
import { EMPTY_ORDER } from "./orderDraft.ts";
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
  const [draft, setDraft] = useState(() => newOrderDraft.read() ?? EMPTY_ORDER);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    newOrderDraft.write(draft);
    void navigate(paths.orderContent);
  };
  const leave = () => {
    newOrderDraft.clear();
    void navigate(paths.orders);
  };
  return (
    <Page title={words.addTitle}>
      <WizardSteps current={1} />
      <Panel padded>
        <form className={styles.form} onSubmit={submit} noValidate>
          <OrderFields
            draft={draft}
            onChange={(written) => {
              const latest = { ...draft, ...written };
              newOrderDraft.write(latest);
              setDraft(latest);
            }}
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
