import { Field, makeStyles, Switch, tokens } from "@fluentui/react-components";
import { readTaxPercent } from "@machiya/schema/domain/orders/includedTax";
import {
  PAYMENT_LIMIT_RANGES,
  PAYMENT_LIMITS,
  type PaymentLimit,
  readPaymentLimit,
} from "@machiya/schema/domain/orders/paymentDeadline";
import { graphql, useFragment } from "react-relay";
import type { PaymentRules_store$key } from "../__generated__/PaymentRules_store.graphql.ts";
import PaymentSetupQueryNode from "../__generated__/PaymentSetupQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PageForm } from "../relay/records/PageForm.tsx";
import { useEdit } from "../relay/records/useEdit.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { bindFields } from "../ui/fields/formFields.ts";
import { TextField } from "../ui/fields/TextField.tsx";
import { type PaymentRulesDraft, paymentRulesDetails, paymentRulesDraft } from "./paymentRulesDraft.ts";
import { useUpdatePaymentRules } from "./useUpdatePaymentRules.ts";

const useStyles = makeStyles({
  part: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
    gap: "16px",
    alignItems: "start",
  },
});

/** The store's rules about payments, which are saved together. */
export function PaymentRules({ store }: { store: PaymentRules_store$key }) {
  const styles = useStyles();
  const { saved } = useMessages("ui");
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
  const problemsOf = useProblemsOf();
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
    <PageForm
      title={words.title}
      busy={busy}
      edit={edit}
      problems={problemsOf(edit.draft)}
      fieldNames={fieldNames}
      valueText={valueText}
    >
      {(fields) => (
        <>
          <h4 className={styles.part}>{words.deadlines}</h4>
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
          <h4 className={styles.part}>{words.cancellation}</h4>
          <Field hint={words.customersCancelOrdersText}>
            <Switch
              label={words.customersCancelOrders}
              checked={fields.draft.customersCancelOrders === "true"}
              onChange={(_, { checked }) => fields.change({ customersCancelOrders: String(checked) })}
            />
          </Field>
          <h4 className={styles.part}>{words.tax}</h4>
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
        </>
      )}
    </PageForm>
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
