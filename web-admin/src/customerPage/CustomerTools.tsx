import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import {
  CalendarAddRegular,
  CartRegular,
  ChatRegular,
  DeleteDismissRegular,
  EditRegular,
  MergeRegular,
  PersonProhibitedRegular,
} from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useRevalidator } from "react-router";
import type { CustomerTools_customer$key } from "../__generated__/CustomerTools_customer.graphql.ts";
import { useAppointmentAddress } from "../appointments/list/useAppointmentAddress.ts";
import { BlockDialog } from "../customers/BlockDialog.tsx";
import { UnblockDialog } from "../customers/UnblockDialog.tsx";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { orderFor } from "../orders/create/newOrderDraft.ts";
import { paths } from "../paths.ts";

const EditCustomerDialog = createLazyComponent(
  async () => (await import("./EditCustomerDialog.tsx")).EditCustomerDialog,
);

const EraseCustomerDialog = createLazyComponent(
  async () => (await import("./EraseCustomerDialog.tsx")).EraseCustomerDialog,
);

const MergeCustomersDialog = createLazyComponent(
  async () => (await import("./MergeCustomersDialog.tsx")).MergeCustomersDialog,
);

/** Where staff write to customers. LINE opens the chats of the account that is signed in there. */
const LINE_CHAT_URL = "https://chat.line.biz/";

/**
 * What staff can do for a customer: an order, a booking, a message, a block, editing, merging, and erasing the record;
 * nothing for a person who was erased.
 */
export function CustomerTools({ customer }: { customer: CustomerTools_customer$key }) {
  const words = useMessages("customerPage");
  const blocks = useMessages("customers");
  const { open: merge } = useMessages("customerMerge");
  const { open: erase } = useMessages("customerErasure");
  const nameOf = useCustomerName();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { add } = useAppointmentAddress();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState<"edit" | "block" | "merge" | "erase" | null>(null);
  const data = useFragment(
    graphql`
      fragment CustomerTools_customer on Customer {
        id
        name
        phone
        usesLine
        erased
        block {
          ...UnblockDialog_block
        }
        ...BlockDialog_customer
      }
    `,
    customer,
  );
  const { id, name, phone, usesLine, erased, block } = data;
  // The timeline shows what was just done.
  const close = () => {
    setAsking(null);
    void revalidate();
  };
  // Nothing is left that could be changed.
  if (erased) return null;
  return (
    <>
      <Button
        appearance="primary"
        icon={<CartRegular />}
        onClick={() => navigate(paths.addOrder, { state: orderFor({ id, name, phone }) })}
      >
        {words.newOrder}
      </Button>
      <Button {...restoreFocus} icon={<CalendarAddRegular />} onClick={() => add()}>
        {words.book}
      </Button>
      {usesLine && (
        <Button as="a" href={LINE_CHAT_URL} target="_blank" rel="noreferrer" icon={<ChatRegular />}>
          {words.message}
        </Button>
      )}
      <Button {...restoreFocus} icon={<EditRegular />} onClick={() => setAsking("edit")}>
        {words.edit}
      </Button>
      <Button
        {...restoreFocus}
        icon={<PersonProhibitedRegular />}
        aria-label={block == null ? blocks.blockLabel(nameOf(name)) : blocks.unblockLabel(nameOf(name))}
        onClick={() => setAsking("block")}
      >
        {block == null ? blocks.block : blocks.unblock}
      </Button>
      <Button {...restoreFocus} icon={<MergeRegular />} onClick={() => setAsking("merge")}>
        {merge}
      </Button>
      <Button {...restoreFocus} icon={<DeleteDismissRegular />} onClick={() => setAsking("erase")}>
        {erase}
      </Button>
      {asking === "erase" && (
        <Suspense>
          <EraseCustomerDialog id={id} name={nameOf(name)} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking === "merge" && (
        <Suspense>
          <MergeCustomersDialog id={id} onClose={close} />
        </Suspense>
      )}
      {asking === "block" && block == null && <BlockDialog customer={data} onClose={close} />}
      {asking === "block" && block != null && <UnblockDialog block={block} onClose={close} />}
      {asking === "edit" && (
        <Suspense>
          <EditCustomerDialog id={id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
