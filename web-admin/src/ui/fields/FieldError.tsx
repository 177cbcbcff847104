import { makeStyles, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  root: {
    margin: 0,
    paddingTop: "4px",
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** Shows the error of a group of fields below it; without an error it renders nothing. */
export function FieldError({ text }: { text: string | undefined }) {
  const styles = useStyles();
  if (text === undefined) return null;
  return (
    <p role="alert" className={styles.root}>
      {text}
    </p>
  );
}
