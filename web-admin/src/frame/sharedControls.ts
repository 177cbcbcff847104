import { PopoverTrigger, Tab, TabList, Textarea, ToggleButton, Tooltip } from "@fluentui/react-components";
import { BulkBar } from "../bulk/BulkBar.tsx";
import { BulkVerb } from "../bulk/BulkVerb.tsx";
import { EventCalendar } from "../calendar/EventCalendar.tsx";
import { History } from "../history/History.tsx";
import { PickerSearch } from "../relay/picker/PickerSearch.tsx";
import { DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { ListPage } from "../relay/records/ListPage.tsx";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import { RecordDialogs } from "../relay/records/RecordDialogs.tsx";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { AddButton } from "../ui/AddButton.tsx";
import { DateField } from "../ui/dates/DateField.tsx";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";
import { FormActions } from "../ui/fields/FormActions.tsx";
import { FormGrid } from "../ui/fields/FormGrid.tsx";
import { FormSelect } from "../ui/fields/FormSelect.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { FilterDates } from "../ui/lists/FilterDates.tsx";
import { LoadMore } from "../ui/lists/LoadMore.tsx";
import { RowMenu } from "../ui/lists/RowMenu.tsx";
import { Picture } from "../ui/Picture.tsx";
import { NumberedList } from "../ui/table/NumberedList.tsx";

/**
 * The controls that most screens share, and the grid of the calendars. Their code is loaded together when the first
 * screen is idle, so that opening another screen loads only what is its own.
 */
export const SHARED_CONTROLS = [
  AddButton,
  BulkBar,
  BulkVerb,
  DateField,
  DeleteDialog,
  EditDialog,
  EventCalendar,
  ExportButton,
  FieldGroup,
  FilterDates,
  FormActions,
  FormGrid,
  FormSelect,
  History,
  ListPage,
  LoadMore,
  NewDialog,
  NumberedList,
  PickerSearch,
  Picture,
  PopoverTrigger,
  RecordActions,
  RecordDialogs,
  RecordFilters,
  RowMenu,
  SidePanel,
  Tab,
  TabList,
  TextField,
  Textarea,
  ToggleButton,
  Tooltip,
];
