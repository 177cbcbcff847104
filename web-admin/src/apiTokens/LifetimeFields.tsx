import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { LIFETIMES, type Lifetime, type TokenDraft } from "./tokenDraft.ts";

interface LifetimeFieldsProps {
  draft: TokenDraft;
  problem: string | undefined;
  change: (written: Partial<TokenDraft>) => void;
}

/** Chooses the lifetime of a token. */
export function LifetimeFields({ draft, problem, change }: LifetimeFieldsProps) {
  const words = useMessages("apiTokens");
  const { timeZone } = useStoreSettings();
  const labelOf = (lifetime: Lifetime) =>
    lifetime === "DATE" || lifetime === "NEVER" ? words[lifetime] : words.days(Number(lifetime));
  return (
    <>
      <FormSelect
        label={words.lifetime}
        value={draft.lifetime}
        options={LIFETIMES}
        labelOf={labelOf}
        onChange={(lifetime) => change({ lifetime })}
      />
      {draft.lifetime === "DATE" && (
        <DateField
          label={words.until}
          required
          hint={words.untilHint(timeZone)}
          value={draft.until}
          problem={problem}
          onChange={(until) => change({ until })}
        />
      )}
      {draft.lifetime === "NEVER" && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.neverWarning}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
