import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { PhoneRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { TestSend_staffMember$key } from "../../__generated__/TestSend_staffMember.graphql.ts";
import { CustomerFinder } from "../../appointments/booking/CustomerFinder.tsx";
import { FriendTag } from "../../customers/FriendTag.tsx";
import { useCustomerName } from "../../customers/useCustomerName.ts";
import { useMessages } from "../../language/language.ts";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { type BroadcastDraft, contentOf, draftProblem } from "./broadcastDraft.ts";
import { useContentNames } from "./useContentNames.ts";
import { useSendTestBroadcast } from "./useSendTestBroadcast.ts";
import { useSetMyLineCustomer } from "./useSetMyLineCustomer.ts";

const useStyles = makeStyles({
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface TestSendProps {
  staffMember: TestSend_staffMember$key;
  draft: BroadcastDraft;
  /** Called after sending, because the test uses a message of the monthly quota. */
  onSent: () => void;
}

/** Sends the draft only to the user, who chooses their LINE account once; the choice is stored. */
export function TestSend({ staffMember, draft, onSent }: TestSendProps) {
  const styles = useStyles();
  const words = useMessages("broadcastCompose");
  const nameOf = useCustomerName();
  const fieldNames = useContentNames();
  const notify = useToast();
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [remember] = useSetMyLineCustomer();
  const [send, busy] = useSendTestBroadcast();
  const { lineCustomer: me } = useFragment(
    graphql`
      fragment TestSend_staffMember on StaffMember {
        lineCustomer {
          id
          name
          reachable
        }
      }
    `,
    staffMember,
  );
  const choose = (chosen: { id: string } | null) => {
    if (chosen === null) return;
    setError(null);
    remember({
      variables: { input: { customerId: chosen.id } },
      onCompleted: () => setChoosing(false),
      onError: setError,
    });
  };
  const test = () => {
    setError(null);
    send({
      variables: { input: contentOf(draft) },
      onCompleted: ({ sendTestBroadcast }) => {
        notify.success(words.tested(nameOf(sendTestBroadcast.name)));
        onSent();
      },
      onError: setError,
    });
  };
  return (
    <Section title={words.test}>
      <p className={styles.hint}>{me == null || isChoosing ? words.findMyself : words.testHint}</p>
      {me == null || isChoosing ? (
        <CustomerFinder chosen={null} placeholder={words.findBy} onChange={choose} />
      ) : (
        <div className={styles.row}>
          <BusyButton
            busy={busy}
            appearance="secondary"
            disabled={draftProblem(draft) !== null}
            onClick={test}
          >
            {words.testTo(nameOf(me.name))}
          </BusyButton>
          {me.reachable === false && <FriendTag usesLine reachable={false} long />}
          <Button appearance="subtle" icon={<PhoneRegular />} onClick={() => setChoosing(true)}>
            {words.otherAccount}
          </Button>
        </div>
      )}
      <FormError error={error} fieldNames={fieldNames} />
    </Section>
  );
}
