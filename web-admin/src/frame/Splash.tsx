import { makeStyles, Spinner } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";

const useStyles = makeStyles({
  root: { display: "grid", placeItems: "center", minHeight: "100dvh" },
});

/** Stands for the moment before it is known who is there. */
export function Splash() {
  return (
    <div className={useStyles().root}>
      <Spinner label={useMessages("frame").loading} labelPosition="below" />
    </div>
  );
}
