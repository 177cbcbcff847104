import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowRepeatAllRegular, ChevronDownRegular, ChevronUpRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeliveryCard_delivery$key } from "../../__generated__/DeliveryCard_delivery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { Card } from "../../ui/table/CardList.tsx";
import { DeliveryBody } from "./DeliveryBody.tsx";
import { DeliveryStateTag } from "./DeliveryStateTag.tsx";
import { useReplayWebhookDelivery } from "./useReplayWebhookDelivery.ts";

const useStyles = makeStyles({
  what: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minWidth: 0 },
  type: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  line: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4px 12px",
  },
  actions: { display: "flex", gap: "4px" },
});

interface DeliveryCardProps {
  delivery: DeliveryCard_delivery$key;
}

/** One delivery of the log: its state, the response, the sent body and a replay button. */
export function DeliveryCard({ delivery }: DeliveryCardProps) {
  const styles = useStyles();
  const words = useMessages("webhookLog");
  const { dayTime } = useDates();
  const notify = useToast();
  const foldable = useId();
  const [open, setOpen] = useState(false);
  const [replay, replaying] = useReplayWebhookDelivery();
  const data = useFragment(
    graphql`
      fragment DeliveryCard_delivery on WebhookDelivery {
        id
        state
        attempts
        status
        error
        milliseconds
        replay
        nextAttemptAt
        createdAt
        event {
          type
        }
        ...DeliveryBody_delivery
      }
    `,
    delivery,
  );
  const { type } = data.event;
  const when = dayTime(data.createdAt);
  const known: Readonly<Record<string, string>> = {
    TIMEOUT: words.TIMEOUT,
    ADDRESS_REFUSED: words.ADDRESS_REFUSED,
    ECONNREFUSED: words.ECONNREFUSED,
    ENOTFOUND: words.ENOTFOUND,
  };
  const tried = data.milliseconds != null;
  const details = [
    data.attempts > 0 && words.attempts(data.attempts),
    tried && (data.status == null ? words.noAnswer : `HTTP ${data.status}`),
    tried && words.milliseconds(data.milliseconds ?? 0),
    data.error != null && (known[data.error] ?? data.error),
    data.attempts > 0 && data.nextAttemptAt != null && words.nextAt(dayTime(data.nextAttemptAt)),
  ].filter((part) => part !== false);
  const sendAgain = () =>
    replay({
      variables: { input: { id: data.id } },
      onCompleted: () => notify.success(words.replaySuccess),
      onError: notify.failure,
    });
  return (
    <Card
      head={
        <>
          <div className={styles.what}>
            <span className={styles.type}>{type}</span>
            {data.replay && <Tag>{words.replayed}</Tag>}
            <span className={styles.quiet}>{when}</span>
          </div>
          <DeliveryStateTag state={data.state} attempts={data.attempts} />
        </>
      }
    >
      <div className={styles.line}>
        <span className={styles.quiet}>{details.join(" · ")}</span>
        <div className={styles.actions}>
          <Button
            size="small"
            appearance="subtle"
            icon={open ? <ChevronUpRegular /> : <ChevronDownRegular />}
            aria-expanded={open}
            aria-controls={foldable}
            aria-label={words.showLabel(type, when)}
            onClick={() => setOpen(!open)}
          >
            {words.show}
          </Button>
          <Button
            size="small"
            icon={<ArrowRepeatAllRegular />}
            disabledFocusable={replaying}
            aria-label={words.replayLabel(type, when)}
            onClick={sendAgain}
          >
            {words.replay}
          </Button>
        </div>
      </div>
      <div id={foldable} hidden={!open}>
        {open && <DeliveryBody delivery={data} />}
      </div>
    </Card>
  );
}
