import { Switch } from "@fluentui/react-components";
import { WEBHOOK_KINDS, type WebhookKindSelection } from "@machiya/schema/domain/access/webhookEvents";
import { useMessages } from "../../language/language.ts";
import { FieldError } from "../../ui/fields/FieldError.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { TagChoice } from "../../ui/fields/TagChoice.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { AREAS, changeOf, kindsOf, splitKinds, type WebhookDraft } from "./webhookDraft.ts";

/** The fields of an endpoint's form, with event kinds grouped by area. */
export function WebhookFields(fields: FormFields<WebhookDraft>) {
  const { draft, problems, change } = fields;
  const words = useMessages("webhooks");
  const { description } = useMessages("uiRecord");
  const kinds = splitKinds(draft.kinds);
  const choose = (area: (typeof AREAS)[number], chosen: readonly WebhookKindSelection[]) => {
    const otherKinds = kinds.filter(
      (kind) => !(WEBHOOK_KINDS[area] as readonly WebhookKindSelection[]).includes(kind),
    );
    change({ kinds: splitKinds([...otherKinds, ...chosen].join(",")).join(",") });
  };
  return (
    <>
      <TextField label={words.url} required hint={words.urlHint} {...bindFields(fields, "url")} />
      <TextField label={description} hint={words.descriptionHint} {...bindFields(fields, "description")} />
      <FieldGroup label={words.events}>
        {AREAS.map((area) => (
          <TagChoice<WebhookKindSelection>
            key={area}
            label={words[area]}
            options={WEBHOOK_KINDS[area].map((kind) => ({ value: kind, label: words[changeOf(kind)] }))}
            chosen={kindsOf(area, kinds)}
            onChange={(chosen) => choose(area, chosen)}
          />
        ))}
        <FieldError text={problems.kinds} />
      </FieldGroup>
      <Switch
        label={words.activeLabel}
        checked={draft.active === "true"}
        onChange={(_, { checked }) => change({ active: String(checked) })}
      />
    </>
  );
}
