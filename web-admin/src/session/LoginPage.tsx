import { useMessages } from "../language/language.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginGate } from "./LoginGate.tsx";

/** Covers every URL while no one is signed in. */
export function LoginPage() {
  const words = useMessages("session");
  return (
    <LoginGate title={words.title} lead={words.lead}>
      <LoginForm />
    </LoginGate>
  );
}
