import styles from "./Avatar.module.css";

/** Shows a person's picture in a circle, or the first character of their name. */
export function Avatar({
  name,
  imageUrl,
  size = 56,
}: {
  name: string;
  imageUrl: string | null;
  size?: number;
}) {
  if (imageUrl === null)
    return (
      <span className={styles.letter} style={{ width: size, height: size }} aria-hidden="true">
        {[...name.trim()][0] ?? "·"}
      </span>
    );
  return <img className={styles.picture} src={imageUrl} alt="" width={size} height={size} loading="lazy" />;
}
