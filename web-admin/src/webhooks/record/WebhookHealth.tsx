import { graphql, useFragment } from "react-relay";
import type { WebhookHealth_endpoint$key } from "../../__generated__/WebhookHealth_endpoint.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";

const TONES = {
  OFF: "off",
  NEW: "off",
  GOOD: "done",
  RETRYING: "wait",
  BAD: "bad",
} as const satisfies Record<string, Tone>;

/** Shows the health of an endpoint, derived from its last attempted delivery. */
export function WebhookHealth({ endpoint }: { endpoint: WebhookHealth_endpoint$key }) {
  const words = useMessages("webhooks");
  const { active, lastDelivery } = useFragment(
    graphql`
      fragment WebhookHealth_endpoint on WebhookEndpoint {
        active
        lastDelivery {
          state
        }
      }
    `,
    endpoint,
  );
  const health = active ? byState(lastDelivery?.state) : "OFF";
  return <StateTag tone={TONES[health]}>{words[health]}</StateTag>;
}

function byState(state: string | undefined): keyof typeof TONES {
  if (state === undefined) return "NEW";
  if (state === "DELIVERED") return "GOOD";
  return state === "FAILED" ? "BAD" : "RETRYING";
}
