import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Switch,
  tokens,
} from "@fluentui/react-components";
import { CHAIN_NAMES, STORE_CHAINS } from "@machiya/schema/domain/carriers/carriers";
import { CREDENTIAL_FIELDS } from "@machiya/schema/domain/orders/credentialFields";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CarrierCard_setting$key } from "../../__generated__/CarrierCard_setting.graphql.ts";
import ShippingSetupQueryNode, {
  type ShippingSetupQuery,
} from "../../__generated__/ShippingSetupQuery.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { ConflictNotice } from "../../relay/records/ConflictNotice.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { useRefetch } from "../../relay/useRefetch.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields } from "../../ui/fields/formFields.ts";
import { TagChoice } from "../../ui/fields/TagChoice.tsx";
import { type CarrierDraft, carrierDetails, carrierDraft, splitChains } from "./carrierDraft.ts";
import { useTestCarrier } from "./useTestCarrier.ts";
import { useUpdateCarrier } from "./useUpdateCarrier.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "32rem" },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", justifyContent: "space-between" },
});

const MODES = ["true", "false"] as const;
/** The version with which the server creates a setting. */
const FIRST_VERSION = 1;
const CARRIER = "ECPAY";

interface CarrierCardProps {
  /** Null: the carrier was never set up. */
  setting: CarrierCard_setting$key | null;
  canStoreCredentials: boolean;
}

/** The settings of ECPay's logistics, which are saved together, and the test of its credentials. */
export function CarrierCard({ setting, canStoreCredentials }: CarrierCardProps) {
  const styles = useStyles();
  const words = useMessages("carriers");
  const provider = useMessages("paymentSetup");
  const { save, saved } = useMessages("ui");
  const { dayTime } = useDates();
  const notify = useToast();
  const [update, busy] = useUpdateCarrier();
  const [test, testing] = useTestCarrier();
  const [result, setResult] = useState<{ outcome: string; detail: string } | null>(null);
  const refetch = useRefetch<ShippingSetupQuery>(ShippingSetupQueryNode, {});
  const stored = useFragment(
    graphql`
      fragment CarrierCard_setting on CarrierSetting {
        version
        enabled
        isTest
        chains
        senderName
        senderPhone
        credentialsSetAt
      }
    `,
    setting,
  );
  const edit = useEdit<CarrierDraft>({
    current: { version: stored?.version ?? FIRST_VERSION, values: carrierDraft(stored ?? null) },
    shownBy: { document: ShippingSetupQueryNode, variables: {} },
    save: (version, changes, callbacks) =>
      update({
        variables: { input: { carrier: CARRIER, version, details: carrierDetails(changes) } },
        ...callbacks,
      }),
    onSaved: () => {
      notify.success(saved);
      setResult(null);
      // The list does not contain a new setting yet.
      if (setting === null) refetch();
    },
    onUnchanged: () => {},
  });
  const { draft, change } = edit;
  useUnsaved(edit.isChanged);
  const setAt = stored?.credentialsSetAt ?? null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) edit.submit();
  };
  const runTest = () =>
    test({
      variables: { input: { carrier: CARRIER } },
      onCompleted: ({ testCarrier }) => setResult(testCarrier),
      onError: (error) => notify.failure(error),
    });
  const fieldNames = {
    ...provider.credentialField,
    ...{ enabled: words.enabled, isTest: provider.mode, chains: words.chains },
    ...{ senderName: words.senderName, senderPhone: words.senderPhone, credentials: provider.credentials },
  };
  const bound = { draft, problems: {}, change };
  return (
    <Panel padded>
      <form className={styles.form} aria-label={words.title} onSubmit={submit} noValidate>
        <h3 className={styles.title}>{words.title}</h3>
        <p className={styles.text}>{words.intro}</p>
        {!canStoreCredentials && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{provider.noKeyText}</MessageBarBody>
          </MessageBar>
        )}
        <ConflictNotice conflict={edit.conflict} fieldNames={fieldNames} valueText={(_, value) => value} />
        <Switch
          label={words.enabled}
          checked={draft.enabled === "true"}
          onChange={(_, { checked }) => change({ enabled: String(checked) })}
        />
        <FormSelect
          label={provider.mode}
          hint={words.modeHint}
          options={MODES}
          labelOf={(value) => provider.modes[value]}
          {...bindFields(bound, "isTest")}
        />
        <TagChoice
          label={words.chains}
          options={STORE_CHAINS.map((chain) => ({ value: chain, label: CHAIN_NAMES[chain] }))}
          chosen={splitChains(draft.chains)}
          onChange={(chains) => change({ chains: chains.join(",") })}
        />
        <Field label={words.senderName} hint={words.senderHint}>
          <Input value={draft.senderName} onChange={(_, { value }) => change({ senderName: value })} />
        </Field>
        <Field label={words.senderPhone}>
          <Input
            type="tel"
            value={draft.senderPhone}
            onChange={(_, { value }) => change({ senderPhone: value })}
          />
        </Field>
        <p className={styles.text}>
          {setAt === null ? provider.notStored : provider.storedOn(dayTime(setAt))}
        </p>
        {CREDENTIAL_FIELDS.ECPAY.map((field) => (
          <Field key={field} label={provider.credentialField[field]}>
            <Input
              type={field === "merchantId" ? "text" : "password"}
              // A password manager neither fills in the fields nor offers to keep them.
              autoComplete={field === "merchantId" ? "off" : "new-password"}
              disabled={!canStoreCredentials}
              value={draft[field]}
              onChange={(_, { value }) => change({ [field]: value })}
            />
          </Field>
        ))}
        <FormError error={edit.error} fieldNames={fieldNames} />
        <div className={styles.actions}>
          <Button disabled={setAt === null || edit.isChanged} disabledFocusable={testing} onClick={runTest}>
            {provider.test}
          </Button>
          <BusyButton type="submit" busy={busy} disabled={!edit.isChanged}>
            {save}
          </BusyButton>
        </div>
        <div role="status">
          {result !== null && (
            <MessageBar intent={result.outcome === "ACCEPTED" ? "success" : "error"} layout="multiline">
              <MessageBarBody>
                {labelOf(provider.outcome, result.outcome)}
                {result.detail !== "" && <div>{provider.detail(result.detail)}</div>}
              </MessageBarBody>
            </MessageBar>
          )}
        </div>
      </form>
    </Panel>
  );
}
