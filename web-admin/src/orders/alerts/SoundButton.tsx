import { Speaker2Regular, SpeakerMuteRegular } from "@fluentui/react-icons";
import { lazyModule } from "@machiya/schema/client/lazyModule";
import { Suspense, useEffect } from "react";
import { useMessages } from "../../language/language.ts";
import { MenuButton } from "../../ui/MenuButton.tsx";
import { unlockNotificationSound } from "./notificationSound.ts";
import { useSoundMode } from "./sound.ts";

const loadChoice = lazyModule(async () => (await import("./SoundChoice.tsx")).SoundChoice);

/**
 * Chooses the sound of alerts in this browser: off, once, or until they are seen. The first input anywhere unlocks
 * the sound.
 */
export function SoundButton() {
  const words = useMessages("orderAlert");
  const mode = useSoundMode();
  useEffect(() => {
    const unlock = () => void unlockNotificationSound();
    document.addEventListener("pointerdown", unlock, { once: true });
    document.addEventListener("keydown", unlock, { once: true });
    return () => {
      document.removeEventListener("pointerdown", unlock);
      document.removeEventListener("keydown", unlock);
    };
  }, []);
  return (
    <MenuButton
      load={loadChoice}
      menu={(SoundChoice, button) => (
        // Its messages are not among those of the first screen.
        <Suspense fallback={button}>
          <SoundChoice button={button} />
        </Suspense>
      )}
      icon={mode === "off" ? <SpeakerMuteRegular /> : <Speaker2Regular />}
      label={mode === "off" ? words.soundOff : words.sound}
    />
  );
}
