import { useMessages } from "../language/language.ts";
import { ContactMethods, type ContactStore } from "../storeInformation/ContactMethods.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Sheet } from "../ui/Sheet.tsx";

interface BlockedOrderProps {
  store: ContactStore;
  onClose: () => void;
}

/** Replaces the order form for customers who may browse but not order, with how to reach the shop. */
export function BlockedOrder({ store, onClose }: BlockedOrderProps) {
  const text = useMessages("checkout");
  return (
    <Sheet title={text.title} full onClose={onClose}>
      <Empty icon="warning" title={text.blockedTitle} body={text.blockedBody}>
        <ContactMethods store={store} />
      </Empty>
    </Sheet>
  );
}
