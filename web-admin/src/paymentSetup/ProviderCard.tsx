import { makeStyles, tokens } from "@fluentui/react-components";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { credentialsOf } from "@machiya/schema/domain/paymentProviders/providerSetups";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay";
import PaymentSetupQueryNode, { type PaymentSetupQuery } from "../__generated__/PaymentSetupQuery.graphql.ts";
import type { ProviderCard_setting$key } from "../__generated__/ProviderCard_setting.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useProviderName } from "../language/useProviderName.ts";
import { ConflictNotice } from "../relay/records/ConflictNotice.tsx";
import { useEdit } from "../relay/records/useEdit.ts";
import { useRefetch } from "../relay/useRefetch.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../ui/feedback/BusyButton.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { FormError } from "../ui/fields/FormError.tsx";
import { useProblems } from "../ui/fields/useProblems.ts";
import { CredentialFields } from "./CredentialFields.tsx";
import { NotificationAddress } from "./NotificationAddress.tsx";
import { ProviderFields } from "./ProviderFields.tsx";
import { ProviderLogo } from "./ProviderLogo.tsx";
import { ProviderState } from "./ProviderState.tsx";
import { ProviderTest } from "./ProviderTest.tsx";
import { type ProviderDraft, providerDetails, providerDraft } from "./providerDraft.ts";
import { useProviderForm } from "./useProviderForm.ts";
import { useUpdatePaymentProvider } from "./useUpdatePaymentProvider.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px" },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
  name: { display: "flex", alignItems: "center", columnGap: "10px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  actions: { display: "flex", justifyContent: "flex-end" },
});

/** The version with which the server creates a setting. */
const FIRST_VERSION = 1;

interface ProviderCardProps {
  provider: PaymentProviderName;
  /** Null: the provider was never set up. */
  setting: ProviderCard_setting$key | null;
  canStoreCredentials: boolean;
  publicUrl: string | null;
}

/** The settings of one provider, which are saved together, and the test of its credentials. */
export function ProviderCard({ provider, setting, canStoreCredentials, publicUrl }: ProviderCardProps) {
  const styles = useStyles();
  const { save, saved } = useMessages("ui");
  const nameOfProvider = useProviderName();
  const { logo } = providerDeclaration(provider);
  const notify = useToast();
  const [update, busy] = useUpdatePaymentProvider();
  const refetch = useRefetch<PaymentSetupQuery>(PaymentSetupQueryNode, {});
  const stored = useFragment(
    graphql`
      fragment ProviderCard_setting on PaymentProviderSetting {
        version
        enabled
        isTest
        channels
        currency
        capturesLater
        credentialsSetAt
      }
    `,
    setting,
  );
  const form = useProviderForm(provider);
  const setAt = stored?.credentialsSetAt ?? null;
  const edit = useEdit<ProviderDraft>({
    current: { version: stored?.version ?? FIRST_VERSION, values: providerDraft(provider, stored ?? null) },
    shownBy: { document: PaymentSetupQueryNode, variables: {} },
    save: (version, changes, callbacks) =>
      update({
        variables: { input: { provider, version, details: providerDetails(provider, changes) } },
        ...callbacks,
      }),
    onSaved: () => {
      notify.success(saved);
      // The list does not contain a new setting yet.
      if (setting === null) refetch();
    },
    onUnchanged: () => {},
  });
  const { draft, change } = edit;
  const { shown, attempt } = useProblems(draft, form.problemsOf(draft, setAt !== null));
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) attempt(() => edit.submit());
  };
  const fields = { draft, problems: shown, change };
  const name = nameOfProvider(provider);
  return (
    <Panel padded>
      <form className={styles.form} aria-label={name} onSubmit={submit} noValidate>
        <div className={styles.head}>
          <div className={styles.name}>
            <ProviderLogo {...logo} />
            <h3 className={styles.title}>{name}</h3>
          </div>
          <ProviderState setting={stored ?? null} />
        </div>
        <ConflictNotice conflict={edit.conflict} fieldNames={form.fieldNames} valueText={form.valueText} />
        <ProviderFields provider={provider} {...fields} />
        <CredentialFields
          fields={credentialsOf(provider)}
          draft={draft}
          problems={shown}
          change={(field, written) => change({ [field]: written })}
          setAt={setAt}
          canStore={canStoreCredentials}
        />
        <NotificationAddress provider={provider} publicUrl={publicUrl} />
        <FormError error={edit.error} fieldNames={form.fieldNames} />
        <div className={styles.actions}>
          <BusyButton type="submit" busy={busy} disabled={!edit.isChanged}>
            {save}
          </BusyButton>
        </div>
        <ProviderTest
          // A result belongs to the settings that were tested.
          key={`${stored?.version} ${setAt}`}
          provider={provider}
          isStored={setAt !== null}
          isChanged={edit.isChanged}
        />
      </form>
    </Panel>
  );
}
