import { AlertOffRegular, AlertRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import { useMessages } from "../../language/language.ts";
import { BarButton } from "../../ui/BarButton.tsx";
import { playNotificationSound, unlockNotificationSound } from "./notificationSound.ts";
import { setSound, useSoundOn } from "./sound.ts";

/** Mutes or unmutes the sound of new orders; unmuting plays it. The first input anywhere unlocks the sound. */
export function SoundButton() {
  const words = useMessages("orderAlert");
  const on = useSoundOn();
  useEffect(() => {
    const unlock = () => void unlockNotificationSound();
    document.addEventListener("pointerdown", unlock, { once: true });
    document.addEventListener("keydown", unlock, { once: true });
    return () => {
      document.removeEventListener("pointerdown", unlock);
      document.removeEventListener("keydown", unlock);
    };
  }, []);
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
