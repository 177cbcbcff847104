/** The values of a connection beyond its edges; rows are only counted if the document selects the count. */
export interface ConnectionWindow {
  countAll: () => Promise<number>;
  offset: number;
  size: number;
}
