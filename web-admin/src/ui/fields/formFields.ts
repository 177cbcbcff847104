/** The text values of a form by field name. */
export type Values = Readonly<Record<string, string>>;

/** The validation errors of a form by field name. */
export type Problems<Draft> = Partial<Record<keyof Draft, string | undefined>>;

/** The state of a form, which its fields read and change. */
export interface FormFields<Draft> {
  draft: Draft;
  problems: Problems<Draft>;
  change: (written: Partial<Draft>) => void;
}

/** Returns the props that bind a control to a field of the form. */
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
