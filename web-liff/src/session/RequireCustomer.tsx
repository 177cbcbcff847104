import type { ReactNode } from "react";
import { currentInitialData } from "../initialData.ts";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { useSession } from "./session.tsx";

interface RequireCustomerProps {
  /** Shown until the session has been checked, unless the server has rendered the page for a signed-out visitor. */
  loading: ReactNode;
  children: ReactNode;
}

/** Shows its content only to signed-in customers. Other visitors see a sign-in button, which returns to the same page. */
export function RequireCustomer({ loading, children }: RequireCustomerProps) {
  const text = useMessages("session");
  const { customer, checking, signIn } = useSession();
  if (customer !== null) return children;
  if (checking && !currentInitialData()?.isSignedOut) return loading;
  return (
    <Empty page icon="orders" title={text.signInFirst} body={text.signInBody}>
      <Button onClick={() => void signIn()}>{text.signIn}</Button>
    </Empty>
  );
}
