import {
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
import { useNavigate } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths, staffPath } from "../paths.ts";
import { LEAVING } from "../ui/dialogs/unsavedForms.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { useResetSession } from "./sessionReset.ts";
import { useLogOut } from "./useLogOut.ts";

interface UserActionsProps {
  button: React.JSX.Element;
  /** The staff member's global id. */
  id: string;
  name: string;
  username: string;
}

/** Links to the user's own profile and logs out. */
export function UserActions({ button, id, name, username }: UserActionsProps) {
  const words = useMessages("session");
  const notify = useToast();
  const navigate = useNavigate();
  const resetSession = useResetSession();
  const [logOut, busy] = useLogOut();
  // The next person to log in starts at the home page, and not in the records that were open.
  const leave = () =>
    void Promise.resolve(navigate(paths.home, { replace: true, state: LEAVING })).then(resetSession);
  return (
    <Menu defaultOpen positioning="below-end">
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroupHeader>
            {name} · {username}
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
            onClick={() => logOut({ variables: {}, onCompleted: leave, onError: notify.failure })}
          >
            {words.logOut}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
