import { Button, Field, makeStyles, tokens } from "@fluentui/react-components";
import { DeleteRegular, ImageAddRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { FileDrop } from "./FileDrop.tsx";
import { PICTURE_TYPES, type PictureProblem, readPicture } from "./readPicture.ts";

const useStyles = makeStyles({
  preview: {
    width: "96px",
    height: "96px",
    objectFit: "cover",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface ImageFieldProps {
  label: string;
  required?: boolean;
  /** The server's URL of the image, or a data URL of a file that was just chosen; empty for none. */
  value: string;
  onChange: (url: string) => void;
  /** Whether the image can be removed. */
  removable?: boolean;
  /** The validation error. */
  problem?: string | undefined;
}

/** A form field to choose, drop, preview, replace or remove an image. Other files are rejected. */
export function ImageField({ label, required, value, onChange, removable, problem }: ImageFieldProps) {
  const styles = useStyles();
  const words = useMessages("uiImage");
  const id = useId();
  const [refused, setRefused] = useState<PictureProblem | null>(null);
  const take = async (file: File) => {
    const read = await readPicture(file);
    setRefused("problem" in read ? read.problem : null);
    if ("url" in read) onChange(read.url);
  };
  const wrong = refused === null ? problem : words[refused];
  return (
    <Field
      label={label}
      required={required === true}
      hint={{ id, children: words.hint }}
      validationMessage={wrong ?? null}
    >
      {({ "aria-describedby": describedBy }) => (
        <FileDrop
          label={label}
          choose={value === "" ? words.choose : words.replace}
          icon={<ImageAddRegular />}
          accept={PICTURE_TYPES}
          drop={words.drop}
          describedBy={describedBy}
          invalid={wrong !== undefined}
          onFiles={([file]) => void take(file)}
          before={value !== "" && <img className={styles.preview} src={value} alt={words.preview} />}
          beside={
            removable &&
            value !== "" && (
              <Button size="small" icon={<DeleteRegular />} onClick={() => onChange("")}>
                {words.remove}
              </Button>
            )
          }
        />
      )}
    </Field>
  );
}
