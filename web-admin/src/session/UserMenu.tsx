import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from "@fluentui/react-components";
import { PersonRegular, SignOutRegular } from "@fluentui/react-icons";
import { rowId } from "@machiya/schema/ids";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { UserMenu_staffMember$key } from "../__generated__/UserMenu_staffMember.graphql.ts";
import { useMessages } from "../language/language.ts";
import { staffPath } from "../paths.ts";
import { useNotify } from "../ui/notifications.tsx";
import { messages } from "./messages.ts";
import { useLogOut } from "./useLogOut.ts";
import { useStartOver } from "./visit.ts";

interface UserMenuProps {
  staffMember: UserMenu_staffMember$key;
  className?: string | undefined;
}

/** Who is signed in, and the way out. */
export function UserMenu({ staffMember, className }: UserMenuProps) {
  const words = useMessages(messages);
  const notify = useNotify();
  const navigate = useNavigate();
  const startOver = useStartOver();
  const [logOut, busy] = useLogOut();
  const { id, name, username } = useFragment(
    graphql`
      fragment UserMenu_staffMember on StaffMember {
        id
        name
        username
      }
    `,
    staffMember,
  );
  const shownName = name === "" ? username : name;
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          className={className}
          icon={
            <Avatar
              size={28}
              name={shownName}
              initials={[...shownName].slice(0, 1).join("")}
              color="brand"
              aria-hidden
            />
          }
          aria-label={words.userMenu(shownName)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroupHeader>
            {shownName} · {username}
          </MenuGroupHeader>
          <MenuDivider />
          <MenuItem
            icon={<PersonRegular />}
            onClick={() => navigate(staffPath(rowId("StaffMember", id) ?? 0))}
          >
            {words.profile}
          </MenuItem>
          <MenuItem
            icon={<SignOutRegular />}
            disabled={busy}
            onClick={() => logOut({ variables: {}, onCompleted: startOver, onError: notify.failure })}
          >
            {words.logOut}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
