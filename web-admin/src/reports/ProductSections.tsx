import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ProductSectionsQuery } from "../__generated__/ProductSectionsQuery.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { BarChart } from "./charts/BarChart.tsx";
import type { SectionProps } from "./OrderSections.tsx";
import { ReportSection, SHOWN_ROWS } from "./ReportSection.tsx";

/**
 * The sections of the sold products and their types. A year may have thousands of products, so that all of them are loaded
 * only when someone asks for them.
 */
export function ProductSections({ range, fetchKey }: SectionProps) {
  const words = useMessages("reports");
  const money = useMoney();
  const [first, setFirst] = useState<number | null>(SHOWN_ROWS);
  const [isLoading, startLoading] = useTransition();
  const { report } = useLazyLoadQuery<ProductSectionsQuery>(
    graphql`
      query ProductSectionsQuery($range: DayRange!, $first: Int) {
        report(range: $range) {
          currency
          productCount
          products(first: $first) {
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
    { range, first },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const sections = [
    {
      title: words.byProduct,
      file: "products",
      rows: report.products,
      unnamed: words.deletedProduct,
      unloaded: {
        total: report.productCount,
        isLoading,
        load: () => startLoading(() => setFirst(null)),
      },
    },
    {
      title: words.byProductType,
      file: "product-types",
      rows: report.productTypes,
      unnamed: words.noType,
      unloaded: undefined,
    },
  ];
  return sections.map(({ title, file, rows, unnamed, unloaded }) => {
    // The rows have no id, and two products may have the same name.
    const named = rows.map((row, index) => ({ ...row, key: String(index), name: row.name || unnamed }));
    return (
      <ReportSection
        currency={report.currency}
        key={file}
        title={title}
        file={`${file}-${range.from}-${range.to}`}
        unloaded={unloaded}
        table={{
          columns: [
            { label: words.name, kind: "text" },
            { label: words.lines, kind: "number" },
            { label: words.quantity, kind: "number" },
            { label: words.gross, kind: "money" },
          ],
          rows: named.map(({ key, name, lines, quantity, gross }) => ({
            key,
            cells: [name, String(lines), quantity, gross],
          })),
        }}
        chart={
          <BarChart
            label={words.chartOf(title, words.gross)}
            values={named.map(({ key, name, gross }) => ({
              key,
              label: name,
              value: Number(gross),
              text: `${name} ${money(gross)}`,
            }))}
          />
        }
      />
    );
  });
}
