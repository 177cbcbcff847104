import styles from "./Picture.module.css";

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  shape?: "card" | "square" | "wide";
  eager?: boolean;
  faded?: boolean;
}

/** Shows a product's picture in a frame of fixed size, or the shop's symbol when there is none. */
export function Picture({ src, alt, shape = "card", eager, faded }: PictureProps) {
  const names = [styles.picture, styles[shape], faded && styles.faded].filter(Boolean).join(" ");
  if (!src)
    return (
      <img className={`${names} ${styles.none}`} src="/favicon-shop.svg" alt={alt} width={400} height={400} />
    );
  return (
    <img
      className={names}
      src={src}
      alt={alt}
      width={400}
      height={400}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
