import { Field, makeStyles } from "@fluentui/react-components";
import { API_AREAS } from "@machiya/schema/domain/access/apiScopes";
import { useMessages } from "../language/language.ts";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { LEVELS, type TokenDraft } from "./tokenDraft.ts";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "10px" } });

interface ScopeFieldsProps {
  levels: TokenDraft["levels"];
  problem: string | undefined;
  onChange: (levels: TokenDraft["levels"]) => void;
}

/** Chooses the access level of a token for each area. */
export function ScopeFields({ levels, problem, onChange }: ScopeFieldsProps) {
  const styles = useStyles();
  const words = useMessages("apiTokens");
  return (
    <FieldGroup label={words.scopes}>
      <div className={styles.root}>
        {API_AREAS.map((area) => (
          <FormSelect
            key={area}
            label={words[area]}
            value={levels[area]}
            options={LEVELS}
            labelOf={(level) => words[level]}
            onChange={(level) => onChange({ ...levels, [area]: level })}
          />
        ))}
        {problem !== undefined && <Field validationMessage={problem} />}
      </div>
    </FieldGroup>
  );
}
