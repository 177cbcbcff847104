/** The texts of a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with them. */
export type Problems<Draft> = Partial<Record<keyof Draft, string | undefined>>;

/** What the fields of a form show, and tell what is written. */
export interface FormFields<Draft> {
  draft: Draft;
  problems: Problems<Draft>;
  change: (written: Partial<Draft>) => void;
}

/** What binds a control to a field of the form. */
export function bindFields<Draft extends Values, Name extends keyof Draft>(
  { draft, problems, change }: FormFields<Draft>,
  name: Name,
) {
  return {
    value: draft[name],
    problem: problems[name],
    onChange: (written: Draft[Name]) => change({ ...({} as Partial<Draft>), [name]: written }),
  };
}
