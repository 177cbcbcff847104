import { Button, Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { useMessages } from "../language/language.ts";
import { reportExports } from "./reportSearch.ts";

/** The exports of the rows behind the report: those of its days, and all customers. */
export function ReportExports({ range }: { range: DayRange }) {
  const words = useMessages("exports");
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownloadRegular />}>{words.csv}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {reportExports(range).map(({ name, href }) => (
            <MenuItemLink key={name} href={href} download>
              {words[name]}
            </MenuItemLink>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
