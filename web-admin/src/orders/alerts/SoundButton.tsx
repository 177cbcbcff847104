import { AlertOffRegular, AlertRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { BarButton } from "../../ui/BarButton.tsx";
import { playNotificationSound, unlockNotificationSound } from "./notificationSound.ts";
import { setSound, useSoundOn } from "./sound.ts";

/** Mutes or unmutes the sound of new orders; unmuting plays it. */
export function SoundButton() {
  const words = useMessages("orderAlert");
  const on = useSoundOn();
  const toggle = async () => {
    setSound(!on);
    if (on) return;
    await unlockNotificationSound();
    playNotificationSound();
  };
  return (
    <BarButton
      label={on ? words.mute : words.unmute}
      icon={on ? <AlertRegular /> : <AlertOffRegular />}
      onClick={() => void toggle()}
    />
  );
}
