import { graphql, useLazyLoadQuery } from "react-relay";
import type { ProductSectionsQuery } from "../__generated__/ProductSectionsQuery.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { BarChart } from "./charts/BarChart.tsx";
import type { SectionProps } from "./OrderSections.tsx";
import { ReportSection } from "./ReportSection.tsx";

/** The sections of the sold products and their types, which have the most rows. */
export function ProductSections({ range, fetchKey }: SectionProps) {
  const words = useMessages("reports");
  const money = useMoney();
  const { report } = useLazyLoadQuery<ProductSectionsQuery>(
    graphql`
      query ProductSectionsQuery($range: DayRange!) {
        report(range: $range) {
          products {
            name
            lines
            quantity
            gross
          }
          productTypes {
            name
            lines
            quantity
            gross
          }
        }
      }
    `,
    { range },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const sections = [
    { title: words.byProduct, file: "products", rows: report.products, unnamed: words.deletedProduct },
    { title: words.byProductType, file: "product-types", rows: report.productTypes, unnamed: words.noType },
  ];
  return sections.map(({ title, file, rows, unnamed }) => {
    // The rows have no id, and two products may have the same name.
    const named = rows.map((row, index) => ({ ...row, key: String(index), name: row.name || unnamed }));
    return (
      <ReportSection
        key={file}
        title={title}
        file={`${file}-${range.from}-${range.to}`}
        table={{
          columns: [
            { label: words.name, kind: "text" },
            { label: words.lines, kind: "number" },
            { label: words.quantity, kind: "number" },
            { label: words.gross, kind: "money" },
          ],
          rows: named.map(({ key, name, lines, quantity, gross }) => ({
            ...{ key, cells: [name, String(lines), quantity, gross] },
          })),
        }}
        chart={
          <BarChart
            label={words.chartOf(title, words.gross)}
            values={named.map(({ key, name, gross }) => ({
              ...{ key, label: name, value: Number(gross), text: `${name} ${money(gross)}` },
            }))}
          />
        }
      />
    );
  });
}
