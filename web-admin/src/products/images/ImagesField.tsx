import { Button, Field, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowUndoRegular, ImageAddRegular } from "@fluentui/react-icons";
import { MAX_PRODUCT_IMAGES } from "@machiya/schema/domain/products/productImages";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { FileDrop } from "../../ui/fields/FileDrop.tsx";
import { PICTURE_TYPES } from "../../ui/fields/readPicture.ts";
import { HiddenText } from "../../ui/HiddenText.tsx";
import { ImageItem } from "./ImageItem.tsx";
import { type FormImage, moveImage, readImages, roomFor } from "./imageList.ts";
import { useImageUploads } from "./useImageUploads.ts";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, width: "100%", display: "grid", rowGap: "8px" },
  removed: { display: "flex", alignItems: "center", columnGap: "8px", width: "100%" },
  refusals: {
    margin: 0,
    padding: 0,
    listStyle: "none",
    color: "var(--houseToneBadText)",
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
});

interface ImagesFieldProps {
  label: string;
  /** The images as one text; see imageList.ts. */
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Focuses a button that replaces the one that had the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

const keyOf = ({ imageUrl, upload }: FormImage) => (upload === undefined ? imageUrl : `upload ${upload}`);

/** The images of a product: adds files by choosing, dropping, or pasting them, and orders and describes them. */
export function ImagesField({ label, value, problem, onChange }: ImagesFieldProps) {
  const styles = useStyles();
  const words = useMessages("productImages");
  const { undo } = useMessages("ui");
  const hint = useId();
  const { uploads, refusals, write, add, retry } = useImageUploads(value, onChange);
  const [removed, setRemoved] = useState<{ image: FormImage; place: number } | null>(null);
  const [moved, setMoved] = useState("");
  const [dragged, setDragged] = useState<number | null>(null);
  const images = readImages(value);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    // An image is pasted into the form, wherever the focus is.
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);

  const move = (from: number, to: number) => {
    if (from === to) return;
    write((latest) => moveImage(latest, from, to));
    setMoved(words.moved(to + 1, images.length));
  };
  const remove = (place: number) => {
    const image = images[place];
    if (image === undefined) return;
    write((latest) => latest.filter((one) => keyOf(one) !== keyOf(image)));
    setRemoved(image.upload === undefined ? { image, place } : null);
  };
  const restore = () => {
    if (removed === null) return;
    const { image, place } = removed;
    write((latest) => (roomFor(latest) === 0 ? latest : latest.toSpliced(place, 0, image)));
    setRemoved(null);
  };
  const wrong = refusals.length > 0 ? refusals : problem === undefined ? [] : [problem];
  return (
    <Field
      label={label}
      hint={{ id: hint, children: words.hint(MAX_PRODUCT_IMAGES) }}
      validationMessage={
        wrong.length === 0 ? null : (
          <ul className={styles.refusals}>
            {wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      }
    >
      {() => (
        <FileDrop
          label={label}
          choose={words.add}
          icon={<ImageAddRegular />}
          accept={PICTURE_TYPES}
          drop={words.drop}
          describedBy={hint}
          invalid={wrong.length > 0}
          multiple
          onFiles={add}
          before={
            <>
              {images.length > 0 && (
                <ol className={styles.list} aria-label={words.list}>
                  {images.map((image, place) => (
                    <ImageItem
                      key={keyOf(image)}
                      image={image}
                      upload={image.upload === undefined ? undefined : uploads.get(image.upload)}
                      place={place}
                      count={images.length}
                      onDescribe={(altText) =>
                        write((latest) =>
                          latest.map((one) => (keyOf(one) === keyOf(image) ? { ...one, altText } : one)),
                        )
                      }
                      onMove={(to) => move(place, to)}
                      onDrag={setDragged}
                      onDrop={() => {
                        if (dragged !== null) move(dragged, place);
                      }}
                      onRemove={() => remove(place)}
                      onRetry={() => image.upload !== undefined && retry(image.upload)}
                    />
                  ))}
                </ol>
              )}
              {removed !== null && (
                <div className={styles.removed} role="status">
                  {words.removed}
                  <Button
                    key={keyOf(removed.image)}
                    ref={focus}
                    size="small"
                    icon={<ArrowUndoRegular />}
                    disabled={roomFor(images) === 0}
                    onClick={restore}
                  >
                    {undo}
                  </Button>
                </div>
              )}
              <HiddenText>
                <span aria-live="polite">{moved}</span>
              </HiddenText>
            </>
          }
        />
      )}
    </Field>
  );
}
