import { Button, Tooltip } from "@fluentui/react-components";
import { AlertOffRegular, AlertRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { alertMessages } from "./alertMessages.ts";
import { chime, unlockChime } from "./chime.ts";
import { setSound, useSoundOn } from "./sound.ts";

/** Mutes the sound of new orders, or turns it on and lets it be heard. */
export function SoundButton() {
  const words = useMessages(alertMessages);
  const on = useSoundOn();
  const label = on ? words.mute : words.unmute;
  const toggle = async () => {
    setSound(!on);
    if (on) return;
    await unlockChime();
    chime();
  };
  return (
    <Tooltip content={label} relationship="label">
      <Button
        appearance="transparent"
        icon={on ? <AlertRegular /> : <AlertOffRegular />}
        onClick={() => void toggle()}
      />
    </Tooltip>
  );
}
