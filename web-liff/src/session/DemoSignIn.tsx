import { useId, useRef, useState } from "react";
import { useMessages } from "../language/language.ts";
import { readDemoProfile, saveDemoProfile } from "../liff/demoProfile.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";

interface DemoSignInProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Replaces LINE's consent page in the demo: people enter their own name. */
export function DemoSignIn({ onDone, onCancel }: DemoSignInProps) {
  const text = useMessages("session");
  const [profile] = useState(readDemoProfile);
  const [name, setName] = useState(profile.name || text.demoName);
  const formId = useId();
  const done = useRef(false);
  const close = useSheetEntry(() => (done.current ? onDone() : onCancel()));
  return (
    <Sheet title={text.demoTitle} onClose={close}>
      <p>{text.demoBody}</p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          saveDemoProfile({ ...profile, name: name.trim() || text.demoName });
          done.current = true;
          close();
        }}
      >
        <TextField
          label={text.nameLabel}
          value={name}
          onChange={setName}
          autoComplete="nickname"
          maxLength={50}
        />
      </form>
      <Button type="submit" form={formId} wide>
        {text.continueAs}
      </Button>
    </Sheet>
  );
}
