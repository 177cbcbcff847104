import { leaveCart } from "../cart/leaveCart.ts";
import { useMessages } from "../language/language.ts";
import { ContactMethods, type ContactStore } from "../storeInformation/ContactMethods.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Sheet } from "../ui/Sheet.tsx";

/** Replaces the order form for customers who may browse but not order, with how to reach the shop. */
export function BlockedOrder({ store }: { store: ContactStore }) {
  const text = useMessages("checkout");
  return (
    <Sheet title={text.title} full onClose={leaveCart}>
      <Empty icon="warning" title={text.blockedTitle} body={text.blockedBody}>
        <ContactMethods store={store} />
      </Empty>
    </Sheet>
  );
}
