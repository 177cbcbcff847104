import { MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import {
  type CarrierName,
  carrierCredentials,
  carrierDeclaration,
} from "@machiya/schema/domain/carriers/carrierRegistry";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { CarrierCard_setting$key } from "../../__generated__/CarrierCard_setting.graphql.ts";
import ShippingSetupQueryNode, {
  type ShippingSetupQuery,
} from "../../__generated__/ShippingSetupQuery.graphql.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { CredentialFields } from "../../paymentSetup/CredentialFields.tsx";
import { ProviderLogo } from "../../paymentSetup/ProviderLogo.tsx";
import { ConflictNotice } from "../../relay/records/ConflictNotice.tsx";
import { useEdit } from "../../relay/records/useEdit.ts";
import { useRefetch } from "../../relay/useRefetch.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { useProblems } from "../../ui/fields/useProblems.ts";
import { CarrierFields } from "./CarrierFields.tsx";
import { CarrierTest } from "./CarrierTest.tsx";
import { type CarrierDraft, carrierDetails, carrierDraft } from "./carrierDraft.ts";
import { useCarrierForm } from "./useCarrierForm.ts";
import { useUpdateCarrier } from "./useUpdateCarrier.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "32rem" },
  head: { display: "flex", alignItems: "center", columnGap: "10px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: "flex", justifyContent: "flex-end" },
});

/** The version with which the server creates a setting. */
const FIRST_VERSION = 1;

interface CarrierCardProps {
  carrier: CarrierName;
  /** Null: the carrier was never set up. */
  setting: CarrierCard_setting$key | null;
  canStoreCredentials: boolean;
}

/** The settings of one carrier, which are saved together, and the test of its credentials. */
export function CarrierCard({ carrier, setting, canStoreCredentials }: CarrierCardProps) {
  const styles = useStyles();
  const { language } = useLanguage();
  const { name, logo, intro } = carrierDeclaration(carrier);
  const { noKeyText } = useMessages("paymentSetup");
  const { save, saved } = useMessages("ui");
  const notify = useToast();
  const [update, busy] = useUpdateCarrier();
  const form = useCarrierForm(carrier);
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
        variables: { input: { carrier, version, details: carrierDetails(carrier, changes) } },
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
  const setAt = stored?.credentialsSetAt ?? null;
  const { shown, attempt } = useProblems(draft, form.problemsOf(draft, setAt !== null));
  useUnsaved(edit.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) attempt(() => edit.submit());
  };
  const fields = { draft, problems: shown, change };
  return (
    <Panel padded>
      <form className={styles.form} aria-label={name[language]} onSubmit={submit} noValidate>
        <div className={styles.head}>
          <ProviderLogo {...logo} />
          <h3 className={styles.title}>{name[language]}</h3>
        </div>
        <p className={styles.text}>{intro[language]}</p>
        {!canStoreCredentials && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{noKeyText}</MessageBarBody>
          </MessageBar>
        )}
        <ConflictNotice conflict={edit.conflict} fieldNames={form.fieldNames} valueText={form.valueText} />
        <CarrierFields {...fields} />
        <CredentialFields
          fields={carrierCredentials(carrier)}
          draft={draft}
          problems={shown}
          change={(field, written) => change({ [field]: written })}
          setAt={setAt}
          canStore={canStoreCredentials}
        />
        <FormError error={edit.error} fieldNames={form.fieldNames} />
        <div className={styles.actions}>
          <BusyButton type="submit" busy={busy} disabled={!edit.isChanged}>
            {save}
          </BusyButton>
        </div>
        <CarrierTest
          // A result belongs to the settings that were tested.
          key={`${stored?.version} ${setAt}`}
          carrier={carrier}
          isStored={setAt !== null}
          isChanged={edit.isChanged}
        />
      </form>
    </Panel>
  );
}
