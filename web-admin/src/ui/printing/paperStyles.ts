import { makeStaticStyles, makeStyles, tokens } from "@fluentui/react-components";
import { SERIF } from "../theme.ts";

/** The page of each sheet; receipts have pages of their own (useReceiptPages.ts). */
export const usePaperPages = makeStaticStyles(`
  @page house-a4 { size: A4 portrait; margin: 14mm; }
  @page house-label { size: 100mm 150mm; margin: 5mm; }
  @media print {
    .house-label { page: house-label; }
    .house-a4 { page: house-a4; }
  }
`);

/** The styles that all printed sheets have in common; paper is white in the dark theme too. */
export const usePaperStyles = makeStyles({
  sheet: {
    boxSizing: "border-box",
    marginInline: "auto",
    padding: "14mm",
    color: "#000",
    backgroundColor: "#fff",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    // On a phone, the margins of paper would leave no room for the columns.
    "@media screen and (max-width: 560px)": { padding: "16px 12px" },
    "@media print": { padding: 0, border: "none", margin: 0, width: "auto" },
  },
  a4: { width: "210mm", maxWidth: "100%" },
  label: { width: "100mm", maxWidth: "100%", padding: "5mm" },
  receipt: { width: "80mm", padding: "4mm", fontSize: "12px", lineHeight: "17px" },
  title: { margin: "0 0 6px", fontFamily: SERIF, fontSize: "20px", lineHeight: "28px" },
  small: { margin: "4px 0", fontSize: "12px", lineHeight: "17px" },
  note: { margin: "10px 0", padding: "6px 10px", border: "1px solid #000" },
  table: {
    width: "100%",
    marginTop: "10px",
    borderCollapse: "collapse",
    "& th, & td": {
      padding: "5px 6px",
      borderBottom: "1px solid #bbb",
      textAlign: "start",
    },
    "& th": { fontSize: "12px" },
    "& thead th": { borderBottomColor: "#000" },
    "& tr": { breakInside: "avoid" },
  },
  end: { textAlign: "end !important" as "end", whiteSpace: "nowrap" },
  columns: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px 24px", margin: "10px 0" },
  heading: { margin: "0 0 2px", fontSize: "12px", fontWeight: 600 },
});
