import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { EditRegular, KeyRegular, SendRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebhookDetail_endpoint$key } from "../../__generated__/WebhookDetail_endpoint.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useSendTestEvent } from "../deliveries/useSendTestEvent.ts";
import { webhookNumber } from "../webhookSearch.ts";
import { RotateSecret } from "./RotateSecret.tsx";
import { WebhookEvents } from "./WebhookEvents.tsx";
import { WebhookHealth } from "./WebhookHealth.tsx";

const useStyles = makeStyles({ actions: { display: "flex", flexWrap: "wrap", gap: "8px" } });

interface WebhookDetailProps {
  endpoint: WebhookDetail_endpoint$key;
}

/** Shows the data of an endpoint with its actions. */
export function WebhookDetail({ endpoint }: WebhookDetailProps) {
  const styles = useStyles();
  const words = useMessages("webhooks");
  const log = useMessages("webhookLog");
  const { edit } = useMessages("ui");
  const { description } = useMessages("uiRecord");
  const { dayTime } = useDates();
  const notify = useToast();
  const { open } = useOpen("edit");
  // The button that opened a dialog over this panel gets the focus back; otherwise it would leave the panel.
  const restoreFocus = useRestoreFocusTarget();
  const [rotating, setRotating] = useState(false);
  const [test, testing] = useSendTestEvent();
  const data = useFragment(
    graphql`
      fragment WebhookDetail_endpoint on WebhookEndpoint {
        id
        url
        description
        kinds
        active
        oldSecretUntil
        waitingCount
        failedCount
        ...WebhookHealth_endpoint
      }
    `,
    endpoint,
  );
  const sendTest = () =>
    test({
      variables: { input: { id: data.id } },
      onCompleted: () => notify.success(log.testSuccess),
      onError: notify.failure,
    });
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={words.url}>{data.url}</DescriptionItem>
        <DescriptionItem name={description}>{data.description}</DescriptionItem>
        <DescriptionItem name={words.health}>
          <WebhookHealth endpoint={data} />
        </DescriptionItem>
        <DescriptionItem name={words.events}>
          <WebhookEvents kinds={data.kinds} />
        </DescriptionItem>
        <DescriptionItem name={words.waiting}>{data.waitingCount}</DescriptionItem>
        <DescriptionItem name={words.failed}>{data.failedCount}</DescriptionItem>
        {data.oldSecretUntil != null && (
          <DescriptionItem name={words.oldSecretUntil}>{dayTime(data.oldSecretUntil)}</DescriptionItem>
        )}
      </DescriptionList>
      <div className={styles.actions}>
        <Button icon={<SendRegular />} disabled={!data.active} disabledFocusable={testing} onClick={sendTest}>
          {log.test}
        </Button>
        <Button icon={<EditRegular />} onClick={() => open(webhookNumber(data.id))}>
          {edit}
        </Button>
        <Button {...restoreFocus} icon={<KeyRegular />} onClick={() => setRotating(true)}>
          {words.rotate}
        </Button>
      </div>
      {!data.active && <div>{log.testOff}</div>}
      {rotating && (
        <RotateSecret id={data.id} name={data.description || data.url} onClose={() => setRotating(false)} />
      )}
    </>
  );
}
