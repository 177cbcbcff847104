import { useMessages } from "../language/language.ts";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";
import { LoginGate } from "./LoginGate.tsx";

/** Covers every URL while no one is signed in, and the open screens when the session has ended. */
export function LoginPage({ onLoggedIn }: LoginFormProps) {
  const words = useMessages("session");
  return (
    <LoginGate title={words.title} lead={words.lead}>
      <LoginForm onLoggedIn={onLoggedIn} />
    </LoginGate>
  );
}
