import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { DismissRegular, ImageAddRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { PICTURE_TYPES, type PictureProblem, readPicture } from "../../ui/fields/readPicture.ts";

const useStyles = makeStyles({
  root: { display: "flex", alignItems: "center" },
  picture: {
    width: "34px",
    height: "34px",
    objectFit: "cover",
    borderRadius: tokens.borderRadiusMedium,
  },
  problem: { color: "var(--houseToneBadText)", fontSize: tokens.fontSizeBase200 },
});

interface VariantPictureProps {
  name: string;
  /** The variant's own picture; empty: the product's is shown. */
  url: string;
  disabled: boolean;
  onChange: (url: string) => void;
}

/** Chooses, replaces, or removes the picture of a variant. */
export function VariantPicture({ name, url, disabled, onChange }: VariantPictureProps) {
  const styles = useStyles();
  const words = useMessages("variants");
  const image = useMessages("uiImage");
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file);
    setProblem("problem" in read ? read.problem : null);
    if ("url" in read) onChange(read.url);
  };
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        disabled={disabled}
        icon={url === "" ? <ImageAddRegular /> : <img className={styles.picture} src={url} alt="" />}
        aria-label={words.choosePicture(name)}
        onClick={() => input.current?.click()}
      />
      {url !== "" && (
        <Button
          size="small"
          appearance="transparent"
          disabled={disabled}
          icon={<DismissRegular />}
          aria-label={words.removePicture(name)}
          onClick={() => onChange("")}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // Resetting the value lets the user choose the same file again.
          event.currentTarget.value = "";
        }}
      />
      {problem !== null && (
        <span role="alert" className={styles.problem}>
          {image[problem]}
        </span>
      )}
    </div>
  );
}
