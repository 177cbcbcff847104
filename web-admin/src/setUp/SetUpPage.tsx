import { useMessages } from "../language/language.ts";
import { LoginGate } from "../session/LoginGate.tsx";
import { SetUpForm } from "./SetUpForm.tsx";

/** The first start of an empty house: stands at any address while there is no staff member. Source: decisions.md §3. */
export function SetUpPage() {
  const words = useMessages("setUp");
  return (
    <LoginGate title={words.title} lead={words.lead}>
      <SetUpForm />
    </LoginGate>
  );
}
