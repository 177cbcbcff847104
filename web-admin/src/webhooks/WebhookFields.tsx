import { Switch } from "@fluentui/react-components";
import { type WantedKind, WEBHOOK_KINDS } from "@machiya/schema/domain/webhookEvents";
import { useMessages } from "../language/language.ts";
import { FieldGroup } from "../ui/FieldGroup.tsx";
import { bound, type FormFields } from "../ui/formFields.ts";
import { Problem } from "../ui/Problem.tsx";
import { TagChoice } from "../ui/TagChoice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { AREAS, changeOf, kindsOf, splitKinds, type WebhookDraft } from "./webhookDraft.ts";

/** What is written of an endpoint: the kinds of events by what they are about. */
export function WebhookFields(fields: FormFields<WebhookDraft>) {
  const { draft, problems, change } = fields;
  const words = useMessages("webhooks");
  const { description } = useMessages("uiRecord");
  const kinds = splitKinds(draft.kinds);
  const choose = (area: (typeof AREAS)[number], chosen: readonly WantedKind[]) => {
    const others = kinds.filter((kind) => !(WEBHOOK_KINDS[area] as readonly WantedKind[]).includes(kind));
    change({ kinds: splitKinds([...others, ...chosen].join(",")).join(",") });
  };
  return (
    <>
      <TextField label={words.url} required hint={words.urlHint} {...bound(fields, "url")} />
      <TextField label={description} hint={words.descriptionHint} {...bound(fields, "description")} />
      <FieldGroup label={words.events}>
        {AREAS.map((area) => (
          <TagChoice<WantedKind>
            key={area}
            label={words[area]}
            options={WEBHOOK_KINDS[area].map((kind) => ({ value: kind, label: words[changeOf(kind)] }))}
            chosen={kindsOf(area, kinds)}
            onChange={(chosen) => choose(area, chosen)}
          />
        ))}
        <Problem text={problems.kinds} />
      </FieldGroup>
      <Switch
        label={words.activeLabel}
        checked={draft.active === "true"}
        onChange={(_, { checked }) => change({ active: String(checked) })}
      />
    </>
  );
}
