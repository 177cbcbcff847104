import { Radio, Switch, Tab, Textarea, ToggleButton } from "@fluentui/react-components";
import { BulkBar } from "../bulk/BulkBar.tsx";
import { PickerSearch } from "../relay/picker/PickerSearch.tsx";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { ListPage } from "../relay/records/ListPage.tsx";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { DateField } from "../ui/dates/DateField.tsx";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { FilterDates } from "../ui/lists/FilterDates.tsx";
import { RowMenu } from "../ui/lists/RowMenu.tsx";
import { NumberedList } from "../ui/table/NumberedList.tsx";

/**
 * The controls that most screens share. Their code is loaded together when the first screen is idle, so that opening
 * another screen loads only what is its own.
 */
export const SHARED_CONTROLS = [
  BulkBar,
  DateField,
  EditDialog,
  FilterDates,
  FormSelect,
  ListPage,
  NewDialog,
  NumberedList,
  PickerSearch,
  Radio,
  RecordDialogs,
  RecordFilters,
  RowMenu,
  SidePanel,
  Switch,
  Tab,
  Textarea,
  ToggleButton,
];
