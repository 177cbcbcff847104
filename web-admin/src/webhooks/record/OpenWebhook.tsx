import { PlugConnectedRegular } from "@fluentui/react-icons";
import type { PreloadedQuery } from "react-relay";
import OpenWebhookQueryNode, { type OpenWebhookQuery } from "../../__generated__/OpenWebhookQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { Section, SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { DeliveryLog } from "../deliveries/DeliveryLog.tsx";
import { useOpenWebhook } from "./useOpenWebhook.ts";
import { WebhookDetail } from "./WebhookDetail.tsx";

interface OpenWebhookProps {
  loaded: PreloadedQuery<OpenWebhookQuery>;
  /** Another page or filter of the log is loading. */
  stale: boolean;
  onClose: () => void;
}

/** The loaded endpoint with its log, or a note that it does not exist. */
export function OpenWebhook({ loaded, stale, onClose }: OpenWebhookProps) {
  const words = useMessages("webhooks");
  const { log } = useMessages("webhookLog");
  const { notFound, notFoundText } = useMessages("uiRecord");
  useLiveRefetch<OpenWebhookQuery>(OpenWebhookQueryNode, loaded.variables, onListChange("WEBHOOKS"));
  const endpoint = useOpenWebhook(loaded);
  return (
    <SidePanel broad title={words.endpoint} onClose={onClose}>
      {endpoint === null ? (
        <Notice icon={<PlugConnectedRegular />} title={notFound} text={notFoundText} />
      ) : (
        <>
          <WebhookDetail endpoint={endpoint.detail} />
          <Section title={log}>
            <DeliveryLog endpoint={endpoint.log} stale={stale} />
          </Section>
        </>
      )}
    </SidePanel>
  );
}
