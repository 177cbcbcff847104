/** Day 0 of a spreadsheet's date system. The 1900 system counts a 29 February 1900 that never existed. */
const DAY_0 = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** Returns the time in ms of day 0, from which a workbook's dates count as numbers of days without a zone. */
export const spreadsheetDayZero = (from1904: boolean): number => DAY_0[from1904 ? 1904 : 1900];
