import { imageFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import ImageListQueryNode, { type ImageListQuery } from "../__generated__/ImageListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { pageSizeOf } from "../preferences/preferenceStore.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteImages } from "./DeleteImages.tsx";
import { ImageList } from "./ImageList.tsx";

/** The screen of the image library. */
export function ImagesPage() {
  const words = useMessages("images");
  const { open } = useOpen("add");
  return (
    <ListPage<ImageListQuery>
      title={words.title}
      document={ImageListQueryNode}
      pageSize={pageSizeOf("images")}
      tools={<AddButton onClick={() => open("new")} />}
      filters={<RecordFilters {...useFilters(imageFilters)} />}
      deleting={(ids, onClose) => (
        <DeleteImages ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <ImageList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
