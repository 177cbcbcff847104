import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { NewStaffQuery } from "../../__generated__/NewStaffQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { reportListChange } from "../../relay/listEvents.ts";
import { NewDialog } from "../../relay/records/NewDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FirstPassword, type FirstSignIn } from "./FirstPassword.tsx";
import { StaffIdentityFields } from "./StaffIdentityFields.tsx";
import { type StaffIdentityDraft, splitIds, staffIdentityDetails } from "./staffDraft.ts";
import { useCreateStaffMember } from "./useCreateStaffMember.ts";
import { useServiceOptions } from "./useServiceOptions.ts";
import { useStaffForm } from "./useStaffForm.ts";

const INITIAL: StaffIdentityDraft = {
  name: "",
  englishName: "",
  positionName: "",
  role: "",
  username: "",
  services: "",
  image: "",
};

/** A new staff member offers no services yet. */
const NONE: readonly never[] = [];

/** The form of a new staff member; a generated password is shown once. */
export function NewStaff({ onClose }: { onClose: () => void }) {
  const words = useMessages("staff");
  const { added } = useMessages("ui");
  const notify = useToast();
  const [signIn, setSignIn] = useState<FirstSignIn | null>(null);
  const [create, busy] = useCreateStaffMember();
  const { services: found } = useLazyLoadQuery<NewStaffQuery>(
    graphql`
      query NewStaffQuery {
        services(first: 100) {
          ...useServiceOptions_services
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const services = useServiceOptions(found, NONE);
  const { fieldNames, problemsOf } = useStaffForm(services.known);
  if (signIn !== null) return <FirstPassword signIn={signIn} onClose={onClose} />;
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={INITIAL}
      save={(draft, { onCompleted, onError }) =>
        create({
          variables: {
            input: { details: staffIdentityDetails(draft), serviceIds: splitIds(draft.services) },
          },
          onError,
          onCompleted: ({ createStaffMember: { generatedPassword, staffMember } }) => {
            if (generatedPassword == null) return onCompleted();
            notify.success(added);
            reportListChange("STAFF");
            setSignIn({ ...staffMember, password: generatedPassword });
          },
        })
      }
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <StaffIdentityFields {...fields} services={services} isNew />}
    </NewDialog>
  );
}
