import { useMessages } from "../language/language.ts";
import { LoginGate } from "../session/LoginGate.tsx";
import { SetUpForm } from "./SetUpForm.tsx";

/**
 * The first start of an installation: it covers every URL while there is no staff member (decisions.md §3).
 */
export function SetUpPage() {
  const words = useMessages("setUp");
  return (
    <LoginGate title={words.title} lead={words.lead}>
      <SetUpForm />
    </LoginGate>
  );
}
