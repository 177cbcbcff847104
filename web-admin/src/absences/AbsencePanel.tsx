import { type ReactNode, useState } from "react";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useDates } from "../language/useDates.ts";
import type { MutationCallbacks } from "../relay/network/mutationCallbacks.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { useRefetch } from "../relay/useRefetch.ts";
import { AbsenceFields } from "./AbsenceFields.tsx";
import { type Absence, AbsenceList } from "./AbsenceList.tsx";
import { type AbsenceDraft, absenceDraft } from "./absenceDraft.ts";
import { useAbsenceForm } from "./useAbsenceForm.ts";

type Details = ReturnType<ReturnType<typeof useAbsenceForm>["detailsOf"]>;

interface AbsencePanelProps {
  label: string;
  empty: string;
  addTitle: string;
  editTitle: string;
  absences: readonly Absence[];
  /** Whether the user may edit. */
  writes: boolean;
  /** The query that shows the absences. It is refetched after each change. */
  shownBy: { document: GraphQLTaggedNode; variables: Variables };
  busy: boolean;
  create: (details: Details, force: boolean, callbacks: MutationCallbacks) => void;
  update: (
    id: string,
    version: number,
    details: Details,
    force: boolean,
    callbacks: MutationCallbacks,
  ) => void;
  /** Renders the confirmation before an absence is deleted. */
  deleting: (absence: Absence, onClose: () => void) => ReactNode;
  /** The effect of a forced absence on the appointments within it. */
  forceText?: string;
}

const NEW: AbsenceDraft = { startsAt: "", endsAt: "", note: "", wholeDays: "true" };

/** Lists time off or closures with the forms to add and edit them. */
export function AbsencePanel(props: AbsencePanelProps) {
  const form = useAbsenceForm();
  const { clock } = useDates();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Absence | null>(null);
  const edited = props.absences.find(({ id }) => id === editing);
  const refresh = useRefetch(props.shownBy.document, props.shownBy.variables);
  const forceText = props.forceText !== undefined && { forceText: props.forceText };
  return (
    <AbsenceList
      label={props.label}
      absences={props.absences}
      empty={props.empty}
      {...(props.writes && {
        acts: {
          onAdd: () => setAdding(true),
          onEdit: ({ id }: Absence) => setEditing(id),
          onDelete: setDeleting,
        },
      })}
    >
      {adding && (
        <NewDialog
          title={props.addTitle}
          busy={props.busy}
          initial={NEW}
          save={(draft, { onCompleted, onError }, force) =>
            props.create(form.detailsOf(draft), force, {
              onError,
              onCompleted: () => {
                refresh();
                onCompleted();
              },
            })
          }
          forceable
          {...forceText}
          fieldNames={form.fieldNames}
          problemsOf={form.problemsOf}
          onClose={() => setAdding(false)}
        >
          {(fields) => <AbsenceFields {...fields} />}
        </NewDialog>
      )}
      {edited !== undefined && (
        <EditDialog
          key={edited.id}
          title={props.editTitle}
          busy={props.busy}
          current={{
            version: edited.version,
            values: absenceDraft(clock(edited.startsAt), clock(edited.endsAt), edited.note),
          }}
          shownBy={props.shownBy}
          save={(version, changes, callbacks, force) => {
            const was = absenceDraft(clock(edited.startsAt), clock(edited.endsAt), edited.note);
            props.update(edited.id, version, form.detailsOf({ ...was, ...changes }), force, callbacks);
          }}
          forceable
          {...forceText}
          fieldNames={form.fieldNames}
          problemsOf={form.problemsOf}
          valueText={form.valueText}
          onClose={() => setEditing(null)}
        >
          {(fields) => <AbsenceFields {...fields} />}
        </EditDialog>
      )}
      {deleting !== null &&
        props.deleting(deleting, () => {
          setDeleting(null);
          refresh();
        })}
    </AbsenceList>
  );
}
