import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { DeleteProducts } from "../list/DeleteProducts.tsx";

interface DeleteProductButtonProps {
  id: string;
  name: string;
}

/** Deletes the product of the page after a confirmation. */
export function DeleteProductButton({ id, name }: DeleteProductButtonProps) {
  const { delete: text } = useMessages("ui");
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...restoreFocus} icon={<DeleteRegular />} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && <DeleteProducts ids={[id]} itemsToDelete={{ name }} onClose={() => setAsking(false)} />}
    </>
  );
}
