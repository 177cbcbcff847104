import { makeStyles, tokens } from "@fluentui/react-components";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { providerSetup } from "@machiya/schema/domain/paymentProviders/providerSetups";
import { useLanguage, useMessages } from "../language/language.ts";
import { CopyText } from "../ui/fields/CopyText.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "8px" },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  events: {
    margin: 0,
    paddingInlineStart: "16px",
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

interface NotificationAddressProps {
  provider: PaymentProviderName;
  /** Null: not configured. */
  publicUrl: string | null;
}

/** Shows what must be entered at the provider, so that it notifies the shop. */
export function NotificationAddress({ provider, publicUrl }: NotificationAddressProps) {
  const styles = useStyles();
  const words = useMessages("paymentSetup");
  const { language } = useLanguage();
  const { slug, name, needsPublicUrl } = providerDeclaration(provider);
  const { address, text, events } = providerSetup(provider).notifications;
  const shown = `${publicUrl ?? location.origin}/payments/${slug}/notifications`;
  return (
    <FieldGroup label={words.notifications}>
      <div className={styles.root}>
        <p className={styles.text}>{text[language]}</p>
        {address === "CONFIGURED" && <CopyText text={shown} copy={words.copyAddress} />}
        {events.length > 0 && (
          <>
            <p className={styles.text}>{words.events}</p>
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event}>{event}</li>
              ))}
            </ul>
          </>
        )}
        {publicUrl === null && address !== "NEVER" && (
          <p className={styles.text}>
            {needsPublicUrl ? words.needsPublicUrl(name[language]) : words.noPublicUrl}
          </p>
        )}
      </div>
    </FieldGroup>
  );
}
