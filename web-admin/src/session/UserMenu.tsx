import { lazyModule } from "@machiya/schema/client/lazyModule";
import { graphql, useFragment } from "react-relay";
import type { UserMenu_staffMember$key } from "../__generated__/UserMenu_staffMember.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Initial } from "../ui/Initial.tsx";
import { MenuButton } from "../ui/MenuButton.tsx";

const loadActions = lazyModule(async () => (await import("./UserActions.tsx")).UserActions);

/** Shows the signed-in user and opens the user's actions. */
export function UserMenu({ staffMember }: { staffMember: UserMenu_staffMember$key }) {
  const words = useMessages("session");
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
    <MenuButton
      load={loadActions}
      menu={(UserActions, button) => (
        <UserActions button={button} id={id} name={shownName} username={username} />
      )}
      icon={<Initial name={shownName} />}
      label={words.userMenu(shownName)}
    />
  );
}
