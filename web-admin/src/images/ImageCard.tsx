import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { ImageCard_image$key } from "../__generated__/ImageCard_image.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { ImageActions } from "./ImageActions.tsx";
import { imageNumber } from "./imageSearch.ts";
import { Thumbnail } from "./Thumbnail.tsx";

const useStyles = makeStyles({ body: { display: "flex", columnGap: "16px", alignItems: "center" } });

/** One image on a narrow screen. */
export function ImageCard({ image }: { image: ImageCard_image$key }) {
  const styles = useStyles();
  const { number, created } = useMessages(recordMessages);
  const { day } = useDates();
  const data = useFragment(
    graphql`
      fragment ImageCard_image on Image {
        id
        name
        createdAt
        ...Thumbnail_image
      }
    `,
    image,
  );
  return (
    <Card select={{ id: data.id, label: data.name }} head={<CardTitle>{data.name}</CardTitle>}>
      <div className={styles.body}>
        <Thumbnail image={data} size={88} />
        <Facts>
          <Fact name={number}>{imageNumber(data.id)}</Fact>
          <Fact name={created}>{day(data.createdAt)}</Fact>
        </Facts>
      </div>
      <ImageActions id={data.id} name={data.name} />
    </Card>
  );
}
