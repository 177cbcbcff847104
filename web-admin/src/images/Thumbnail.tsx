import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { Thumbnail_image$key } from "../__generated__/Thumbnail_image.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Picture } from "../ui/Picture.tsx";

const useStyles = makeStyles({
  root: {
    display: "inline-block",
    borderRadius: tokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

/** A small image that links to the full size. */
export function Thumbnail({ image, size }: { image: Thumbnail_image$key; size: number }) {
  const styles = useStyles();
  const words = useMessages("images");
  const { name, imageUrl, large } = useFragment(
    graphql`
      fragment Thumbnail_image on Image {
        name
        imageUrl
        large: imageUrl(variant: DETAIL)
      }
    `,
    image,
  );
  return (
    <a className={styles.root} href={large} target="_blank" rel="noreferrer" aria-label={words.open(name)}>
      <Picture url={imageUrl} size={size} />
    </a>
  );
}
