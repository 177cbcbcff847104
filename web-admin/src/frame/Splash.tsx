import { makeStyles, Spinner } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";

const useStyles = makeStyles({
  root: { display: "grid", placeItems: "center", minHeight: "100dvh" },
});

/** The placeholder until the session is known. */
export function Splash() {
  return (
    <div className={useStyles().root}>
      <Spinner label={useMessages("frame").loading} labelPosition="below" />
    </div>
  );
}
