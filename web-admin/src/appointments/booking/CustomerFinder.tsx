import { Button, Field, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import { DismissRegular, PersonAddRegular } from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import CustomerFinderQueryNode, {
  type CustomerFinderQuery,
} from "../../__generated__/CustomerFinderQuery.graphql.ts";
import { BlockedTag } from "../../customers/BlockedTag.tsx";
import { customerTextFilter } from "../../customers/customerSearch.ts";
import { useCustomerName } from "../../customers/useCustomerName.ts";
import { useMessages } from "../../language/language.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";

const NewCustomer = createLazyComponent(
  async () => (await import("../../customers/add/NewCustomer.tsx")).NewCustomer,
);

/** The maximum number of search results; a longer text narrows them. */
const MAX_FOUND = 6;

/** The chosen customer. */
export interface ChosenCustomer {
  /** The global id. */
  id: string;
  name: string;
  phone: string;
}

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "6px" },
  list: {
    listStyle: "none",
    margin: 0,
    padding: "4px",
    display: "grid",
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  one: { justifyContent: "flex-start", width: "100%", fontWeight: tokens.fontWeightRegular },
  text: { display: "flex", flexWrap: "wrap", columnGap: "10px", alignItems: "center", textAlign: "start" },
  phone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  none: { padding: "4px 8px", color: tokens.colorNeutralForeground3 },
});

interface CustomerFinderProps {
  chosen: ChosenCustomer | null;
  /** What the empty field says; without it, a hint below explains what choosing a customer fills in. */
  placeholder?: string;
  /** Offers to add a customer who was not found. */
  canAdd?: boolean;
  /** The field of the search takes the focus when it is shown. */
  takesFocus?: boolean;
  onChange: (chosen: ChosenCustomer | null) => void;
}

/** Chooses an existing customer by part of the name or phone number. Enter takes the only one that is found. */
export function CustomerFinder({ chosen, placeholder, canAdd = false, ...props }: CustomerFinderProps) {
  const { takesFocus = false, onChange } = props;
  const styles = useStyles();
  const words = useMessages("appointmentForm");
  const nameOf = useCustomerName();
  const { addTitle: addCustomer } = useMessages("customers");
  const [text, setText] = useState("");
  const [isAdding, setAdding] = useState(false);
  // Enter was pressed, perhaps before the customers of the text were found.
  const [takesOnly, setTakesOnly] = useState(false);
  const [wanted, load, dispose] = useQueryLoader<CustomerFinderQuery>(CustomerFinderQueryNode);
  const loaded = useDeferredValue(wanted);
  useEffect(() => {
    if (text === "") return dispose();
    load({ filter: customerTextFilter(text), count: MAX_FOUND }, { fetchPolicy: "store-and-network" });
  }, [load, dispose, text]);
  useEffect(() => dispose, [dispose]);
  if (chosen !== null) {
    return (
      <Field label={words.chosenCustomer}>
        <div>
          <Button
            type="button"
            shape="circular"
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={words.releaseCustomer(nameOf(chosen.name))}
            onClick={() => onChange(null)}
          >
            {nameOf(chosen.name)}
          </Button>
        </div>
      </Field>
    );
  }
  const choose = (customer: ChosenCustomer) => {
    setText("");
    setTakesOnly(false);
    onChange(customer);
  };
  return (
    <div className={styles.root}>
      <FilterText
        label={words.findCustomer}
        value={text}
        placeholder={placeholder}
        hint={placeholder === undefined ? words.findHint : undefined}
        takesFocus={takesFocus}
        onEnter={() => setTakesOnly(true)}
        onChange={(searched) => {
          setText(searched);
          setTakesOnly(false);
        }}
      />
      {text !== "" && canAdd && (
        <div>
          <Button type="button" size="small" icon={<PersonAddRegular />} onClick={() => setAdding(true)}>
            {addCustomer}
          </Button>
        </div>
      )}
      {isAdding && (
        <Suspense>
          <NewCustomer text={text} onAdded={choose} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {text !== "" && (
        <Boundary attempt={loaded}>
          <Suspense fallback={<Spinner size="tiny" />}>
            {loaded != null && (
              <Found loaded={loaded} takesOnly={takesOnly && loaded === wanted} onChoose={choose} />
            )}
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

interface FoundProps {
  loaded: PreloadedQuery<CustomerFinderQuery>;
  /** Chooses the customer if it is the only one. */
  takesOnly: boolean;
  onChoose: (one: ChosenCustomer) => void;
}

function Found({ loaded, takesOnly, onChoose }: FoundProps) {
  const styles = useStyles();
  const words = useMessages("appointmentForm");
  const nameOf = useCustomerName();
  const { customers } = usePreloadedQuery<CustomerFinderQuery>(
    graphql`
      query CustomerFinderQuery($filter: CustomerFilter!, $count: Int!) {
        customers(filter: $filter, first: $count) {
          edges {
            node {
              id
              name
              phone
              blocked
            }
          }
        }
      }
    `,
    loaded,
  );
  const only = customers.edges.length === 1 ? customers.edges[0]?.node : undefined;
  const chooseOnly = useEffectEvent(() => {
    if (only !== undefined) onChoose({ id: only.id, name: only.name, phone: only.phone });
  });
  const isTaken = takesOnly && only !== undefined;
  useEffect(() => {
    if (isTaken) chooseOnly();
  }, [isTaken]);
  if (customers.edges.length === 0) {
    return (
      <div role="status" className={styles.none}>
        {words.noCustomers}
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={words.foundCustomers}>
      {customers.edges.map(({ node: { id, name, phone, blocked } }) => (
        <li key={id}>
          <Button
            type="button"
            size="small"
            appearance="subtle"
            className={styles.one}
            onClick={() => onChoose({ id, name, phone })}
          >
            <span className={styles.text}>
              {nameOf(name)}
              <span className={styles.phone}>{phone === "" ? words.noPhone : phone}</span>
              {blocked && <BlockedTag blocked />}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
