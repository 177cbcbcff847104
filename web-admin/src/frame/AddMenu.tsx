import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from "@fluentui/react-components";
import { AddRegular, CalendarAddRegular, ReceiptAddRegular } from "@fluentui/react-icons";
import { useNavigate } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";

const useStyles = makeStyles({
  button: { alignSelf: "center", justifySelf: "center", width: "44px", minWidth: "44px", height: "44px" },
});

/** The one button of the bar at the lower edge that adds: an order or an appointment. */
export function AddMenu() {
  const styles = useStyles();
  const words = useMessages("bottomBar");
  const navigate = useNavigate();
  return (
    <Menu positioning="above">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="primary"
          shape="circular"
          className={styles.button}
          icon={<AddRegular />}
          aria-label={words.add}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<ReceiptAddRegular />} onClick={() => navigate(paths.addOrder)}>
            {words.newOrder}
          </MenuItem>
          <MenuItem icon={<CalendarAddRegular />} onClick={() => navigate(`${paths.appointments}?add=new`)}>
            {words.newAppointment}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
