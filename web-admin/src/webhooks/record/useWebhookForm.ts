import { useMessages } from "../../language/language.ts";
import { AREAS, changeOf, isWebUrl, kindsOf, splitKinds, type WebhookDraft } from "./webhookDraft.ts";

/** Returns the field names, value formatting and validation of an endpoint's form. */
export function useWebhookForm() {
  const words = useMessages("webhooks");
  const { required } = useMessages("ui");
  const { description } = useMessages("uiRecord");
  const kindsText = (kinds: readonly string[]) =>
    AREAS.flatMap((area) => {
      const wanted = kindsOf(area, kinds);
      return wanted.length === 0
        ? []
        : `${words[area]}：${wanted.map((kind) => words[changeOf(kind)]).join("、")}`;
    }).join("\n");
  return {
    fieldNames: {
      url: words.url,
      description,
      kinds: words.events,
      active: words.active,
      webhookEndpoints: words.table,
    },
    valueText: (field: string, value: string) => {
      if (field === "kinds") return kindsText(splitKinds(value));
      return field === "active" ? (value === "true" ? words.on : words.inactive) : value;
    },
    problemsOf: ({ url, kinds }: WebhookDraft) => ({
      url: url.trim() === "" ? required : isWebUrl(url) ? undefined : words.urlProblem,
      kinds: splitKinds(kinds).length === 0 ? words.kindsRequired : undefined,
    }),
  };
}
