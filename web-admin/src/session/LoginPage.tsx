import { useMessages } from "../language/language.ts";
import { FrontDoor } from "./FrontDoor.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** Stands at any address while nobody is signed in. */
export function LoginPage() {
  const words = useMessages("session");
  return (
    <FrontDoor title={words.title} lead={words.lead}>
      <LoginForm />
    </FrontDoor>
  );
}
