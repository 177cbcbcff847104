import { Button, Field, Input, makeStyles, mergeClasses, Spinner, tokens } from "@fluentui/react-components";
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular } from "@fluentui/react-icons";
import { MAX_ALT_TEXT_LENGTH } from "@machiya/schema/domain/products/productImages";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import type { FormImage } from "./imageList.ts";
import type { Upload } from "./useImageUploads.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "12px",
    padding: "6px",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 600px)": { gridTemplateColumns: "56px minmax(0, 1fr)" },
  },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}` },
  image: {
    width: "100%",
    aspectRatio: "1",
    objectFit: "cover",
    display: "block",
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  movable: { cursor: "grab" },
  text: { minWidth: 0, overflowWrap: "anywhere", fontSize: tokens.fontSizeBase200 },
  failed: { color: "var(--houseToneBadText)" },
  buttons: {
    display: "flex",
    justifyContent: "flex-end",
    "@media (max-width: 600px)": { gridColumn: "1 / -1" },
  },
});

interface ImageItemProps {
  image: FormImage;
  /** The upload that provides the image; undefined once it did. */
  upload: Upload | undefined;
  /** Its place in the list, from 0. */
  place: number;
  count: number;
  onDescribe: (altText: string) => void;
  onMove: (to: number) => void;
  /** Called with the place of the image that is being dragged; null: no longer. */
  onDrag: (place: number | null) => void;
  onDrop: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** An image of a product in its form, or the file of which it is being made. */
export function ImageItem({ image, upload, place, count, ...on }: ImageItemProps) {
  const styles = useStyles();
  const words = useMessages("productImages");
  const [over, setOver] = useState(false);
  const number = place + 1;
  const url = image.imageUrl || (upload?.preview ?? "");
  return (
    <li
      className={mergeClasses(styles.root, over && styles.over)}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags nothing without data.
        dataTransfer.setData("text/plain", String(number));
        on.onDrag(place);
      }}
      onDragEnd={() => on.onDrag(null)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        on.onDrop();
      }}
    >
      {url === "" ? (
        <span className={styles.image} />
      ) : (
        // The frame is dragged, because a dragged image would be dropped as a file.
        <span className={styles.movable} draggable>
          <img className={styles.image} src={url} alt={`${words.image} ${number}`} draggable={false} />
        </span>
      )}
      {upload === undefined || image.imageUrl !== "" ? (
        <Field label={place === 0 ? words.firstAltText : words.altText(number)} size="small">
          <Input
            size="small"
            autoComplete="off"
            maxLength={MAX_ALT_TEXT_LENGTH}
            placeholder={words.altHint}
            value={image.altText}
            onChange={(_, { value }) => on.onDescribe(value)}
          />
        </Field>
      ) : (
        <UploadState upload={upload} onRetry={on.onRetry} />
      )}
      <div className={styles.buttons}>
        <MoveButton
          icon={<ArrowUpRegular />}
          label={words.earlier(number)}
          to={place - 1}
          place={place}
          count={count}
          onMove={on.onMove}
        />
        <MoveButton
          icon={<ArrowDownRegular />}
          label={words.later(number)}
          to={place + 1}
          place={place}
          count={count}
          onMove={on.onMove}
        />
        <Button
          size="small"
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={words.remove(number)}
          onClick={on.onRemove}
        />
      </div>
    </li>
  );
}

function UploadState({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const styles = useStyles();
  const words = useMessages("productImages");
  const { name } = upload.file;
  if (!upload.failed)
    return (
      <div className={styles.text} role="status">
        <Spinner size="tiny" labelPosition="after" label={words.uploading(name)} />
      </div>
    );
  return (
    <div className={styles.text} role="alert">
      <span className={styles.failed}>{words.failed(name)}</span>{" "}
      <Button size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

interface MoveButtonProps {
  icon: React.JSX.Element;
  label: string;
  to: number;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves an image by one place, and keeps the focus, which browsers drop when an element moves. */
function MoveButton({ icon, label, to, place, count, onMove }: MoveButtonProps) {
  const button = useRef<HTMLElement>(null);
  const was = useRef(place);
  const isMoving = useRef(false);
  useEffect(() => {
    if (was.current !== place && isMoving.current) button.current?.focus();
    was.current = place;
    isMoving.current = false;
  }, [place]);
  return (
    <Button
      ref={(element: HTMLElement | null) => {
        button.current = element;
      }}
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={label}
      disabledFocusable={to < 0 || to >= count}
      onClick={() => {
        isMoving.current = true;
        onMove(to);
      }}
    />
  );
}
