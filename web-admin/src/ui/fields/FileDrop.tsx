import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { type DragEvent, type ReactNode, useRef, useState } from "react";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "12px 16px",
    margin: 0,
    minWidth: 0,
    padding: "12px",
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: { backgroundColor: "var(--houseAccentSoft)", borderTopStyle: "solid" },
  words: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    rowGap: "6px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "6px" },
});

interface FileDropProps {
  label: string;
  /** The text of the button. */
  choose: string;
  icon: NonNullable<ButtonProps["icon"]>;
  /** The file types that are offered, as a file input's `accept`. */
  accept: string;
  /** The hint that a file can be dropped here. */
  drop: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Whether several files can be given at once. */
  multiple?: boolean;
  /** Called with at least one file. */
  onFiles: (files: [File, ...File[]]) => void;
  /** The content before the text, such as the chosen file. */
  before?: ReactNode;
  /** The content beside the button. */
  beside?: ReactNode;
}

/** A drop target for a file, or for several; its button opens the file chooser instead. */
export function FileDrop(props: FileDropProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (file !== undefined) props.onFiles(props.multiple === true ? [file, ...others] : [file]);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <fieldset
      aria-label={props.label}
      className={mergeClasses(styles.root, over && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      {props.before}
      <div className={styles.words}>
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={props.icon}
            aria-describedby={props.describedBy}
            aria-invalid={props.invalid === true}
            onClick={() => input.current?.click()}
          >
            {props.choose}
          </Button>
          {props.beside}
        </div>
        {props.drop}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={props.accept}
        multiple={props.multiple === true}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Resetting the value lets the user choose the same file again.
          event.currentTarget.value = "";
        }}
      />
    </fieldset>
  );
}
