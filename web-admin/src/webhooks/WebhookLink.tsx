import { useSearchParams } from "react-router";
import { useMessages } from "../language/language.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { webhookNumber } from "./webhookSearch.ts";

/** An endpoint's name as a link to its log. */
export function WebhookLink({ id, name }: { id: string; name: string }) {
  const words = useMessages("webhooks");
  const [search] = useSearchParams();
  const params = new URLSearchParams(search);
  params.set("webhook", String(webhookNumber(id)));
  return (
    <TextLink to={`?${params}`} label={words.open(name)}>
      {name}
    </TextLink>
  );
}
