import { makeStyles } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { Tag } from "../../ui/Tag.tsx";
import { AREAS, changeOf, kindsOf } from "./webhookDraft.ts";

const useStyles = makeStyles({ root: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Lists the event kinds of an endpoint, grouped by area. */
export function WebhookEvents({ kinds }: { kinds: readonly string[] }) {
  const styles = useStyles();
  const words = useMessages("webhooks");
  const { listSeparator } = useLabels();
  const wanted = AREAS.map((area) => ({ area, kinds: kindsOf(area, kinds) }));
  return (
    <div className={styles.root}>
      {wanted
        .filter(({ kinds }) => kinds.length > 0)
        .map(({ area, kinds }) => (
          <Tag key={area}>
            {words[area]} {kinds.map((kind) => words[changeOf(kind)]).join(listSeparator)}
          </Tag>
        ))}
    </div>
  );
}
