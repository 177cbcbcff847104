import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ImageOffRegular } from "@fluentui/react-icons";

const useStyles = makeStyles({
  root: {
    display: "block",
    flexShrink: 0,
    objectFit: "cover",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
    boxSizing: "border-box",
  },
  none: { display: "grid", placeItems: "center", fontSize: "20px", color: tokens.colorNeutralForeground4 },
});

/** A small picture beside its name, so that it needs no text of its own; a sign where there is none. */
export function Picture({ url, size }: { url: string | null | undefined; size: number }) {
  const styles = useStyles();
  if (url == null) {
    return (
      <span
        className={mergeClasses(styles.root, styles.none)}
        style={{ width: size, height: size }}
        aria-hidden
      >
        <ImageOffRegular />
      </span>
    );
  }
  return (
    <img
      className={styles.root}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
