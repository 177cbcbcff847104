import { Speaker2Regular, SpeakerMuteRegular } from "@fluentui/react-icons";
import { lazyModule } from "@machiya/schema/client/lazyModule";
import { useMessages } from "../../language/language.ts";
import { MenuButton } from "../../ui/MenuButton.tsx";
import { useSoundMode } from "./sound.ts";

const loadChoice = lazyModule(async () => (await import("./SoundChoice.tsx")).SoundChoice);

/** Chooses the sound of alerts in this browser: off, once, or until they are seen. */
export function SoundButton() {
  const words = useMessages("orderAlert");
  const mode = useSoundMode();
  return (
    <MenuButton
      load={loadChoice}
      menu={(SoundChoice, button) => <SoundChoice button={button} />}
      icon={mode === "off" ? <SpeakerMuteRegular /> : <Speaker2Regular />}
      label={words.soundIs(words.sounds[mode])}
    />
  );
}
