import { Button, Field, makeStyles, Select, Spinner } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { toFilterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { staffFilters } from "@machiya/schema/domain/listFilters/staffFilters";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import StaffChooserQueryNode, {
  type StaffChooserQuery,
} from "../../__generated__/StaffChooserQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";
import { StaffCard } from "./StaffCard.tsx";
import { StaffCards } from "./StaffCards.tsx";
import { STAFF_PAGE_SIZE } from "./staffSearch.ts";

/** A chosen staff member. */
export interface ChosenStaff {
  /** The global id. */
  id: string;
  name: string;
}

interface StaffChooserProps {
  chosen: readonly ChosenStaff[];
  onChange: (chosen: ChosenStaff[]) => void;
}

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "12px", minWidth: 0 },
  tags: { display: "flex", flexWrap: "wrap", gap: "6px", minHeight: "24px" },
  search: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
    gap: "8px 12px",
    "& .fui-Input, & .fui-Select": { minWidth: 0 },
  },
});

/** Chooses staff in service who are not administrators and so can get shifts (booking.md §2, apply_bouns). */
export function StaffChooser({ chosen, onChange }: StaffChooserProps) {
  const styles = useStyles();
  const words = useMessages("staff");
  const { number: numberWord, numberHint, name: nameWord } = useMessages("uiRecord");
  const labels = useLabels();
  const [number, setNumber] = useState("");
  const [name, setName] = useState("");
  const [wanted, load, dispose] = useQueryLoader<StaffChooserQuery>(StaffChooserQueryNode);
  const loaded = useDeferredValue(wanted);
  useEffect(() => {
    const filter = {
      ...toFilterInput(staffFilters, { number, name, state: "IN_SERVICE" }),
      roles: ["STAFF" as const],
    };
    load({ filter, count: STAFF_PAGE_SIZE }, { fetchPolicy: "store-and-network" });
  }, [load, number, name]);
  useEffect(() => dispose, [dispose]);
  const remove = (id: string) => onChange(chosen.filter((one) => one.id !== id));
  return (
    <div className={styles.root}>
      <FieldGroup label={words.chosen(chosen.length)}>
        <div className={styles.tags}>
          {chosen.map((one) => (
            <Button
              key={one.id}
              size="small"
              shape="circular"
              icon={<DismissRegular />}
              iconPosition="after"
              aria-label={words.removeLabel(one.name)}
              onClick={() => remove(one.id)}
            >
              {one.name}
            </Button>
          ))}
        </div>
      </FieldGroup>
      <search className={styles.search} aria-label={words.find}>
        <FilterText label={numberWord} value={number} placeholder={numberHint} onChange={setNumber} />
        <FilterText label={nameWord} value={name} onChange={setName} />
        <Field label={words.state}>
          <Select value="IN_SERVICE" disabled>
            <option value="IN_SERVICE">{labels.staffState.IN_SERVICE}</option>
          </Select>
        </Field>
      </search>
      <Boundary attempt={loaded}>
        <Suspense fallback={<Spinner />}>
          {loaded != null && (
            <Found
              loaded={loaded}
              stale={loaded !== wanted}
              chosen={chosen}
              onChoose={(one) => onChange([...chosen, one])}
              onRemove={remove}
            />
          )}
        </Suspense>
      </Boundary>
    </div>
  );
}

interface FoundProps {
  loaded: PreloadedQuery<StaffChooserQuery>;
  stale: boolean;
  chosen: readonly ChosenStaff[];
  onChoose: (one: ChosenStaff) => void;
  onRemove: (id: string) => void;
}

function Found({ loaded, stale, chosen, onChoose, onRemove }: FoundProps) {
  const words = useMessages("staff");
  const query = usePreloadedQuery<StaffChooserQuery>(
    graphql`
      query StaffChooserQuery($filter: StaffMemberFilter, $count: Int!) {
        ...StaffCards_query @arguments(filter: $filter, count: $count)
      }
    `,
    loaded,
  );
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  return (
    <StaffCards
      query={query}
      shownBy={{ document: StaffChooserQueryNode, variables: loaded.variables }}
      label={words.find}
      stale={stale}
      card={(person) => (
        <StaffCard key={person.id} staffMember={person} marked={isChosen(person.id)}>
          {isChosen(person.id) ? (
            <Button
              size="small"
              aria-label={words.removeLabel(person.name)}
              onClick={() => onRemove(person.id)}
            >
              {words.remove}
            </Button>
          ) : (
            <Button
              size="small"
              appearance="primary"
              aria-label={words.chooseLabel(person.name)}
              onClick={() => onChoose({ id: person.id, name: person.name })}
            >
              {words.choose}
            </Button>
          )}
        </StaffCard>
      )}
    />
  );
}
