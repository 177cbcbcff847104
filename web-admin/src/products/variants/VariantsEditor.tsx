import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { MAX_OPTIONS, MAX_VARIANTS } from "@machiya/schema/domain/products/variants";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { VariantsEditor_product$key } from "../../__generated__/VariantsEditor_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useWhileOpen } from "../../relay/records/useWhileOpen.ts";
import { Section, SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { OptionFields } from "./OptionFields.tsx";
import { useSetVariants } from "./useSetVariants.ts";
import { VariantTable } from "./VariantTable.tsx";
import {
  draftOf,
  draftProblem,
  NO_OPTION_PROBLEMS,
  optionProblems,
  rowsOf,
  type VariantsDraft,
  variantsInput,
} from "./variantDraft.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalXL },
  hint: { margin: 0 },
});

interface VariantsEditorProps {
  product: VariantsEditor_product$key;
  onClose: () => void;
}

/** Edits the options of a product and, in a table, the variants that they result in. */
export function VariantsEditor({ product, onClose }: VariantsEditorProps) {
  const { title } = useMessages("variants");
  const { name, ...loaded } = useFragment(
    graphql`
      fragment VariantsEditor_product on Product {
        id
        version
        name
        price
        stock
        options {
          name
          values
        }
        variants {
          id
          version
          optionValues
          code
          price
          stock
          lowStockLevel
          preOrderCap
          preOrderDay
          offered
          hasOwnImage
          imageUrl
        }
      }
    `,
    product,
  );
  return (
    <SidePanel title={title(name)} broad onClose={onClose}>
      <VariantsForm loaded={loaded} onClose={onClose} />
    </SidePanel>
  );
}

interface VariantsFormProps {
  loaded: { id: string; version: number } & Parameters<typeof draftOf>[0];
  onClose: () => void;
}

/** The form starts from the product as it was opened: a change by someone else is a conflict when it is saved. */
function VariantsForm({ loaded: latest, onClose }: VariantsFormProps) {
  const styles = useStyles();
  const words = useMessages("variants");
  const preOrders = useMessages("preOrders");
  const { saved } = useMessages("ui");
  const notify = useToast();
  const [loaded] = useState(latest);
  const [draft, setDraft] = useState<VariantsDraft>(() => draftOf(loaded));
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [save, busy] = useSetVariants();
  const { close, fail } = useWhileOpen(onClose, setError);
  const rows = rowsOf(draft, loaded);
  const problem = draftProblem(draft, rows);
  const isChanged =
    JSON.stringify([draft.options, [...draft.cells]]) !== JSON.stringify([draftOf(loaded).options, []]);
  useUnsaved(isChanged);
  const form = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const ofOptions = isTried ? optionProblems(draft) : [];
  const submit = () => {
    if (problem !== null || rows === null) {
      flushSync(() => setTried(true));
      // Validation errors are rendered now; the first invalid field gets the focus.
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    setTried(true);
    setError(null);
    save({
      variables: { input: { id: loaded.id, version: loaded.version, ...variantsInput(draft, rows) } },
      onCompleted: () => {
        close();
        notify.success(saved);
      },
      onError: fail,
    });
  };
  return (
    <div ref={form} className={styles.form}>
      <Section title={words.options}>
        <p className={styles.hint}>{words.hint}</p>
        {draft.options.map((option, index) => (
          <OptionFields
            key={option.key}
            option={option}
            problems={ofOptions[index] ?? NO_OPTION_PROBLEMS}
            onChange={(changed) =>
              setDraft({
                ...draft,
                options: draft.options.map((other) => (other.key === option.key ? changed : other)),
              })
            }
            onRemove={() => {
              const options = draft.options.filter(({ key }) => key !== option.key);
              flushSync(() => setDraft({ ...draft, options }));
              // The button that had the focus is gone.
              adder.current?.querySelector("button")?.focus();
            }}
          />
        ))}
        {draft.options.length < MAX_OPTIONS && (
          <div ref={adder}>
            <Button
              icon={<AddRegular />}
              onClick={() => {
                const added = { key: crypto.randomUUID(), name: "", was: null, values: [] };
                flushSync(() => setDraft({ ...draft, options: [...draft.options, added] }));
                form.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus();
              }}
            >
              {words.addOption}
            </Button>
          </div>
        )}
      </Section>
      {rows !== null && rows.length > 0 && (
        <Section title={words.variants(rows.filter(({ cells }) => cells.state !== "ABSENT").length)}>
          {loaded.variants.length === 0 && Number(loaded.stock) > 0 && (
            <p className={styles.hint}>{words.stockOfProduct(loaded.stock)}</p>
          )}
          <VariantTable rows={rows} draft={draft} onChange={setDraft} />
        </Section>
      )}
      {draft.options.length === 0 && loaded.variants.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.removesAll(loaded.variants.length)}</MessageBarBody>
        </MessageBar>
      )}
      <FormActions
        message={
          <>
            {((isTried && problem !== null) || problem === "TOO_MANY") && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>{words.problems[problem](MAX_VARIANTS)}</MessageBarBody>
              </MessageBar>
            )}
            <FormError
              error={error}
              fieldNames={{
                code: words.code,
                price: words.price,
                stock: words.stock,
                lowStockLevel: words.lowStockLevel,
                preOrderCap: preOrders.cap,
                preOrderDay: preOrders.day,
              }}
            />
          </>
        }
      >
        <BusyButton busy={busy} disabled={!isChanged} onClick={submit}>
          {words.save}
        </BusyButton>
      </FormActions>
    </div>
  );
}
