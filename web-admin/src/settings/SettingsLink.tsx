import { useMessages } from "../language/language.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { type SettingsSectionName, settingsPath } from "./settingsSections.ts";

/** A link from a form to a section of the settings; it opens in a new tab, so that the form's input stays. */
export function SettingsLink({ section }: { section: SettingsSectionName }) {
  const { title, sections } = useMessages("settings");
  return (
    <TextLink to={settingsPath(section)} newTab>
      {`${title}: ${sections[section]}`}
    </TextLink>
  );
}
