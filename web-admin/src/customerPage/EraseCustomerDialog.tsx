import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router";
import type { EraseCustomerDialogMutation } from "../__generated__/EraseCustomerDialogMutation.graphql.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";

interface EraseCustomerDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Says what erasing a person does, and asks for confirmation. */
export function EraseCustomerDialog({ id, name, onClose }: EraseCustomerDialogProps) {
  const words = useMessages("customerErasure");
  const navigate = useNavigate();
  const act = useMutation<EraseCustomerDialogMutation>(graphql`
    mutation EraseCustomerDialogMutation($input: EraseCustomerInput!) {
      eraseCustomer(input: $input)
    }
  `);
  return (
    <ActionDialog<EraseCustomerDialogMutation>
      danger
      act={act}
      variables={{ input: { id } }}
      success={words.done}
      title={words.title}
      confirm={words.erase}
      onDone={() => void navigate(paths.customers, { replace: true })}
      onClose={onClose}
    >
      <div>{words.question(name)}</div>
      <div>{words.removed}</div>
      <div>{words.kept}</div>
      <div>{words.final}</div>
    </ActionDialog>
  );
}
