import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { strikeBell, unlockNotificationSound } from "./notificationSound.ts";
import { SOUND_MODES, setSound, useSoundMode } from "./sound.ts";

/** Offers the sounds of alerts in a menu; a choice other than none plays it. */
export function SoundChoice({ button }: { button: React.JSX.Element }) {
  const { sounds } = useMessages("alerts");
  const mode = useSoundMode();
  const choose = async (chosen: (typeof SOUND_MODES)[number]) => {
    setSound(chosen);
    if (chosen === "off") return;
    await unlockNotificationSound();
    strikeBell();
  };
  return (
    <Menu
      defaultOpen
      checkedValues={{ sound: [mode] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = SOUND_MODES.find((one) => one === checkedItems.at(-1));
        if (chosen !== undefined) void choose(chosen);
      }}
    >
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {SOUND_MODES.map((one) => (
            <MenuItemRadio key={one} name="sound" value={one}>
              {sounds[one]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
