import { Field, makeStyles, Switch, tokens } from "@fluentui/react-components";
import { readTaxPercent } from "@machiya/schema/domain/orders/includedTax";
import {
  PAYMENT_LIMIT_RANGES,
  PAYMENT_LIMITS,
  type PaymentLimit,
  readPaymentLimit,
} from "@machiya/schema/domain/orders/paymentDeadline";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaymentRules_store$key } from "../__generated__/PaymentRules_store.graphql.ts";
import PaymentSetupQueryNode from "../__generated__/PaymentSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ConflictNotice } from "../relay/records/ConflictNotice.tsx";
import { useEdit } from "../relay/records/useEdit.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { bindFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";
import { useProblems } from "../ui/fields/useProblems.ts";
import { type PaymentRulesDraft, paymentRulesDetails, paymentRulesDraft } from "./paymentRulesDraft.ts";
import { useUpdatePaymentRules } from "./useUpdatePaymentRules.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  part: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
    gap: "16px",
    alignItems: "start",
  },
  actions: { display: "flex", justifyContent: "flex-end" },
});

/** The store's rules about payments, which are saved together. */
export function PaymentRules({ store }: { store: PaymentRules_store$key }) {
  const styles = useStyles();
  const { save, saved } = useMessages("ui");
  const words = useMessages("paymentRules");
  const notify = useToast();
  const [update, busy] = useUpdatePaymentRules();
  const { id, version, ...rules } = useFragment(
    graphql`
      fragment PaymentRules_store on Store {
        id
        version
        onlinePaymentMinutes
        transferPaymentHours
        customersCancelOrders
        taxPercent
        taxNumber
      }
    `,
    store,
  );
  const edit = useEdit<PaymentRulesDraft>({
    current: { version, values: paymentRulesDraft(rules) },
    shownBy: { document: PaymentSetupQueryNode, variables: {} },
    save: (seen, changes, callbacks) =>
      update({
        variables: { input: { id, version: seen, details: paymentRulesDetails(changes) } },
        ...callbacks,
      }),
    onSaved: () => notify.success(saved),
    onUnchanged: () => {},
  });
  const { draft, change } = edit;
  const { shown, attempt } = useProblems(draft, useProblemsOf()(draft));
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) attempt(() => edit.submit());
  };
  const fields = { draft, problems: shown, change };
  const fieldNames = {
    onlinePaymentMinutes: words.onlinePaymentMinutes,
    transferPaymentHours: words.transferPaymentHours,
    customersCancelOrders: words.customersCancelOrders,
    taxPercent: words.taxPercent,
    taxNumber: words.taxNumber,
  };
  const valueText = (field: string, value: string) => {
    if (field === "customersCancelOrders") return value === "true" ? words.on : words.off;
    return value || (field.startsWith("tax") ? words.none : words.never);
  };
  const units: Record<PaymentLimit, string> = {
    onlinePaymentMinutes: words.minutes,
    transferPaymentHours: words.hours,
  };
  return (
    <Panel padded>
      <form className={styles.form} aria-label={words.title} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{words.title}</h2>
        <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={valueText} />
        <h3 className={styles.part}>{words.deadlines}</h3>
        <p className={styles.text}>{words.deadlinesText}</p>
        <div className={styles.fields}>
          {PAYMENT_LIMITS.map((limit) => (
            <TextField
              key={limit}
              label={words[limit]}
              inputMode="numeric"
              hint={words.limitHint(PAYMENT_LIMIT_RANGES[limit].suggested)}
              meaning={units[limit]}
              {...bindFields(fields, limit)}
            />
          ))}
        </div>
        <h3 className={styles.part}>{words.cancellation}</h3>
        <Field hint={words.customersCancelOrdersText}>
          <Switch
            label={words.customersCancelOrders}
            checked={draft.customersCancelOrders === "true"}
            onChange={(_, { checked }) => change({ customersCancelOrders: String(checked) })}
          />
        </Field>
        <h3 className={styles.part}>{words.tax}</h3>
        <p className={styles.text}>{words.taxText}</p>
        <div className={styles.fields}>
          <TextField
            label={words.taxPercent}
            inputMode="decimal"
            hint={words.taxPercentHint}
            meaning="%"
            {...bindFields(fields, "taxPercent")}
          />
          <TextField
            label={words.taxNumber}
            hint={words.taxNumberHint}
            {...bindFields(fields, "taxNumber")}
          />
        </div>
        <FormError error={edit.error} fieldNames={fieldNames} />
        <div className={styles.actions}>
          <BusyButton type="submit" busy={busy} disabled={!edit.isChanged}>
            {save}
          </BusyButton>
        </div>
      </form>
    </Panel>
  );
}

/** Returns a function that says what is wrong with each field. */
function useProblemsOf() {
  const words = useMessages("paymentRules");
  return (draft: PaymentRulesDraft) => ({
    taxPercent: readTaxPercent(draft.taxPercent) === undefined ? words.taxPercentProblem : undefined,
    ...Object.fromEntries(
      PAYMENT_LIMITS.map((limit) => {
        const { min, max } = PAYMENT_LIMIT_RANGES[limit];
        const isRight = readPaymentLimit(limit, draft[limit]) !== undefined;
        return [limit, isRight ? undefined : words.limitProblem(min, max)];
      }),
    ),
  });
}
