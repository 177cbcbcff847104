import { useMessages } from "../language/language.ts";
import { FrontDoor } from "../session/FrontDoor.tsx";
import { messages } from "./messages.ts";
import { SetUpForm } from "./SetUpForm.tsx";

/** The first start of an empty house: stands at any address while there is no staff member. Source: decisions.md §3. */
export function SetUpPage() {
  const words = useMessages(messages);
  return (
    <FrontDoor title={words.title} lead={words.lead}>
      <SetUpForm />
    </FrontDoor>
  );
}
