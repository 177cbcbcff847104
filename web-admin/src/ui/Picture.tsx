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

/**
 * Renders a small image beside its name, so it needs no alternative text; without an image it shows an icon.
 */
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
