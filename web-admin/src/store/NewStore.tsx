import { DEFAULT_TIME_ZONE } from "@machiya/schema/domain/time/shopTime";
import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { StoreFields } from "./StoreFields.tsx";
import { detailsOf, NOTICES, type StoreDraft } from "./storeDraft.ts";
import { useCreateStore } from "./useCreateStore.ts";
import { useStoreForm } from "./useStoreForm.ts";

const INITIAL: StoreDraft = {
  name: "",
  bankAccount: "",
  bankCode: "",
  orderingOpensAt: "",
  orderingClosesAt: "",
  openingHours: "",
  address: "",
  phone: "",
  lineAccount: "",
  mapUrl: "",
  openWeekdays: "",
  timeZone: DEFAULT_TIME_ZONE,
  currency: "",
  delivers: "false",
  bookingHours: "",
  cancelCutOffHours: "24",
  notices: NOTICES.join(","),
  broadcastFloor: "0",
  maxOpenOrders: "",
  maxOpenAppointments: "",
  maxOverlappingAppointments: "",
};

/** The form of a new store record. */
export function NewStore({ onClose }: { onClose: () => void }) {
  const words = useMessages("store");
  const { fieldNames, problemsOf } = useStoreForm();
  const [create, busy] = useCreateStore();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(written, callbacks) =>
        create({ variables: { input: { details: detailsOf(written, written) } }, ...callbacks })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <StoreFields {...fields} />}
    </NewDialog>
  );
}
