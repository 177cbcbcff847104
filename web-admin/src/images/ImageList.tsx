import { ImageMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ImageListQueryNode, { type ImageListQuery } from "../__generated__/ImageListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useImageTable } from "./ImageColumns.tsx";

interface ImageListProps {
  loaded: PreloadedQuery<ImageListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of images. */
export function ImageList({ loaded, stale }: ImageListProps) {
  const words = useMessages("images");
  const { emptyFiltered } = useMessages("uiRecord");
  const { images } = useLoadedQuery<ImageListQuery>(
    graphql`
      query ImageListQuery($filter: ImageFilter, $first: Int!, $after: String) {
        images(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ImageColumns_image
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(ImageListQueryNode, loaded.variables, onListChange("IMAGES"));
  return (
    <NumberedList
      table={useImageTable()}
      connection={images}
      stale={stale}
      empty={{
        icon: <ImageMultipleRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
