import { makeStyles } from "@fluentui/react-components";
import { API_AREAS } from "@machiya/schema/domain/access/apiScopes";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Shows the access level of a token for each area. */
export function ScopeTags({ scopes }: { scopes: readonly string[] }) {
  const styles = useStyles();
  const words = useMessages("apiTokens");
  return (
    <div className={styles.root}>
      {API_AREAS.flatMap((area) => {
        const level = (["WRITE", "READ"] as const).find((one) => scopes.includes(`${area}_${one}`));
        return level === undefined
          ? []
          : [
              <Tag key={area} tone={level === "WRITE" ? "busy" : "off"}>
                {words.scope(words[area], words[level])}
              </Tag>,
            ];
      })}
    </div>
  );
}
