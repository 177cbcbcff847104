import { Button, Input, makeStyles, tokens } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { Cell, HeadCell, Row, RowHead, Secondary, Table } from "../../ui/table/Table.tsx";
import { type CountedProduct, differenceOf, isCount } from "./stockTakeDraft.ts";

const useStyles = makeStyles({
  count: {
    width: "76px",
    minWidth: 0,
    "& input": { textAlign: "end", fontVariantNumeric: "tabular-nums", minWidth: 0, width: "100%" },
  },
  problem: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});

interface CountedRowsProps {
  rows: readonly CountedProduct[];
  /** Why products were refused, by ID. */
  refusals: ReadonlyMap<string, string>;
  busy: boolean;
  onCount: (id: string, counted: string) => void;
  onRemove: (id: string) => void;
  /** Called for Enter in a count. */
  onDone: () => void;
}

/** The counted products with their stock and the difference. */
export function CountedRows({ rows, refusals, busy, onCount, onRemove, onDone }: CountedRowsProps) {
  const styles = useStyles();
  const words = useMessages("stockTake");
  const { difference } = useMessages("stockHistory");
  return (
    <Table label={words.counts} stale={busy}>
      <thead>
        <tr>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell numeric>{words.stock}</HeadCell>
          <HeadCell numeric>{words.counted}</HeadCell>
          <HeadCell numeric>{words.difference}</HeadCell>
          <HeadCell>{words.action}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const by = differenceOf(row);
          const refusal = refusals.get(row.id);
          const problem = isCount(row.counted) ? refusal : words.wrongCount;
          return (
            <Row key={row.id}>
              <RowHead>
                {row.name}
                {row.code !== "" && <Secondary>{row.code}</Secondary>}
                {problem !== undefined && (
                  <div id={`problem-${row.id}`} className={styles.problem}>
                    {problem}
                  </div>
                )}
              </RowHead>
              <Cell numeric>{row.stock}</Cell>
              <Cell numeric>
                <Input
                  className={styles.count}
                  size="small"
                  inputMode="decimal"
                  autoComplete="off"
                  value={row.counted}
                  disabled={busy}
                  aria-label={words.countOf(row.name)}
                  aria-invalid={!isCount(row.counted)}
                  aria-describedby={problem === undefined ? undefined : `problem-${row.id}`}
                  onFocus={({ target }) => target.select()}
                  onChange={(_, { value }) => onCount(row.id, value)}
                  onKeyDown={(event) => {
                    if (event.key === "Enter") onDone();
                  }}
                />
              </Cell>
              <Cell numeric nowrap>
                {by === null ? "–" : by.eq(0) ? "0" : difference(Number(by))}
              </Cell>
              <Cell>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={words.remove(row.name)}
                  disabled={busy}
                  onClick={() => onRemove(row.id)}
                />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
