import { makeStyles, tokens } from "@fluentui/react-components";
import { Tag, type Tone } from "../Tag.tsx";

const useStyles = makeStyles({
  root: { display: "flex", alignItems: "center", columnGap: "4px", whiteSpace: "nowrap" },
  tag: { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
  more: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface CompactTagsProps {
  /** The detail of a tag is in the tooltip only. */
  tags: readonly { key: string; text: string; tone?: Tone; detail?: string }[];
  /** The number of tags that are shown; the others are in the tooltip. */
  shown?: number;
}

/** Tags of a table cell on one line: the first ones, and how many more there are. */
export function CompactTags({ tags, shown = 1 }: CompactTagsProps) {
  const styles = useStyles();
  if (tags.length === 0) return null;
  const all = tags.map(({ text, detail }) => [text, detail].filter(Boolean).join(" · ")).join("\n");
  return (
    <span className={styles.root} title={all}>
      {tags.slice(0, shown).map(({ key, text, tone }) => (
        <Tag key={key} {...(tone !== undefined && { tone })}>
          <span className={styles.tag}>{text}</span>
        </Tag>
      ))}
      {tags.length > shown && <span className={styles.more}>+{tags.length - shown}</span>}
    </span>
  );
}
