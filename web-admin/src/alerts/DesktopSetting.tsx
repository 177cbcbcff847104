import { Button, makeStyles, Switch, tokens } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useDesktopAlerts } from "./desktopAlerts.ts";

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground3 } });

/** Switches alerts of a hidden window on or off in this browser; a button asks for the browser's permission. */
export function DesktopSetting() {
  const styles = useStyles();
  const words = useMessages("alerts");
  const { state, set } = useDesktopAlerts();
  if (state === "UNSUPPORTED") return null;
  if (state === "BLOCKED") return <p className={styles.text}>{words.blocked}</p>;
  if (Notification.permission === "default")
    return (
      <div>
        <Button onClick={() => void set(true)}>{words.allow}</Button>
      </div>
    );
  return (
    <Switch
      label={words.whenHidden}
      checked={state === "ON"}
      onChange={(_, { checked }) => void set(checked)}
    />
  );
}
