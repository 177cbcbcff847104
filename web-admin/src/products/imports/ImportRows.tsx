import { graphql, useFragment } from "react-relay";
import type { ImportRows_import$key } from "../../__generated__/ImportRows_import.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { Cell, HeadCell, Row, RowHead, Secondary, Table } from "../../ui/table/Table.tsx";

const tones: Readonly<Record<string, Tone>> = {
  CREATE: "done",
  UPDATE: "busy",
  UNCHANGED: "off",
  REFUSED: "bad",
};

/** Lists the effect of each row of a file. */
export function ImportRows({ plan }: { plan: ImportRows_import$key }) {
  const words = useMessages("productImport");
  const { listSeparator } = useMessages("wording");
  const { rows } = useFragment(
    graphql`
      fragment ImportRows_import on ProductImport {
        rows {
          row
          action
          name
          code
          changedHeadings
          errors {
            heading
            code
            text
          }
        }
      }
    `,
    plan,
  );
  const verdicts: Readonly<Record<string, string>> = {
    CREATE: words.CREATE,
    UPDATE: words.UPDATE,
    UNCHANGED: words.UNCHANGED,
    REFUSED: words.REFUSED,
  };
  const problem = (heading: string, code: string, text: string) =>
    code === "ALREADY_EXISTS" ? words.severalMeant(heading) : text;
  return (
    <Table label={words.rows} stale={false}>
      <thead>
        <tr>
          <HeadCell numeric>{words.row}</HeadCell>
          <HeadCell>{words.verdict}</HeadCell>
          <HeadCell>{words.product}</HeadCell>
          <HeadCell>{words.details}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, action, name, code, changedHeadings, errors }) => (
          <Row key={row}>
            <Cell numeric>{row}</Cell>
            <Cell>
              <StateTag tone={tones[action] ?? "off"}>{labelOf(verdicts, action)}</StateTag>
            </Cell>
            <RowHead>
              {name === "" ? words.noName : name}
              {code !== "" && <Secondary>{code}</Secondary>}
            </RowHead>
            <Cell>
              {changedHeadings.join(listSeparator)}
              {errors.map((error) => (
                <div key={`${error.heading} ${error.code}`}>
                  {problem(error.heading, error.code, error.text)}
                </div>
              ))}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
