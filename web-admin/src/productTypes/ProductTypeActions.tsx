import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteProductTypes } from "./DeleteProductTypes.tsx";

/** What may be done with a product type. */
export function ProductTypeActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="ProductType"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteProductTypes ids={[id]} doomed={{ name }} onClose={onClose} />}
    />
  );
}
