import { rowId } from "@machiya/schema/ids";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { StaffFilterQuery } from "../../__generated__/StaffFilterQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { PickerSearch } from "../../relay/picker/PickerSearch.tsx";
import { usePicker } from "../../relay/picker/usePicker.ts";
import { findAllStaff } from "../../staff/list/findStaff.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";

interface StaffFilterProps {
  /** The number of a staff member; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

const numberOf = (id: string) => String(rowId("StaffMember", id) ?? 0);

/** Filters by one staff member; the user comes first. */
export function StaffFilter(props: StaffFilterProps) {
  return (
    <Boundary attempt={null}>
      <Suspense fallback={<PickerItem {...props} people={[]} />}>
        <LoadedChoice {...props} />
      </Suspense>
    </Boundary>
  );
}

function LoadedChoice(props: StaffFilterProps) {
  const words = useMessages("appointments");
  const { staffMembers, viewer } = useLazyLoadQuery<StaffFilterQuery>(
    graphql`
      query StaffFilterQuery {
        staffMembers(first: 100) {
          edges {
            node {
              id
              name
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        viewer {
          staffMember {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const own = viewer.staffMember?.id;
  const choices = usePicker({
    known: staffMembers.edges.map(({ node }) => node),
    isLonger: staffMembers.pageInfo.hasNextPage,
    find: findAllStaff,
  });
  const people = choices.known.map(({ id, name }) => ({
    number: numberOf(id),
    name: id === own ? words.mine(name) : name,
    first: id === own,
  }));
  return (
    <>
      <PickerItem {...props} people={people.sort((a, b) => Number(b.first) - Number(a.first))} />
      <PickerSearch
        label={words.staff}
        choices={choices}
        onFound={({ id }) => props.onChange(numberOf(id))}
      />
    </>
  );
}

interface ChoiceProps extends StaffFilterProps {
  people: readonly { number: string; name: string }[];
}

function PickerItem({ value, people, onChange }: ChoiceProps) {
  const words = useMessages("appointments");
  const names = new Map(people.map(({ number, name }) => [number, name]));
  // A staff member who is not loaded is shown by number.
  const options = [...new Set([...names.keys(), ...(value === "" ? [] : [value])])];
  return (
    <FilterSelect
      label={words.staff}
      value={value}
      options={options}
      labelOf={(number) => names.get(number) ?? `#${number}`}
      onChange={onChange}
    />
  );
}
