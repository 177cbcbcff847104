import { useMessages } from "../language/language.ts";
import { FrontDoor } from "../session/FrontDoor.tsx";
import { SetUpForm } from "./SetUpForm.tsx";

/** The first start of an empty house: stands at any address while there is no staff member. Source: decisions.md §3. */
export function SetUpPage() {
  const words = useMessages("setUp");
  return (
    <FrontDoor title={words.title} lead={words.lead}>
      <SetUpForm />
    </FrontDoor>
  );
}
