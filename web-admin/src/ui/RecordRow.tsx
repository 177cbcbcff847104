import type { ReactNode } from "react";
import { useMessages } from "../language/language.ts";
import { recordMessages } from "./recordMessages.ts";
import { SelectAllBox, SelectBox } from "./selection.tsx";
import { Cell, Clamp, HeadCell, Row, RowHead } from "./Table.tsx";

interface RecordHeadProps {
  /** Least width of the names in pixels. */
  nameWidth: number;
  /** The cells between name and actions. */
  children: ReactNode;
}

/** The head of a table of records, in the columns of RecordRow. */
export function RecordHead({ nameWidth, children }: RecordHeadProps) {
  const words = useMessages(recordMessages);
  return (
    <thead>
      <tr>
        <HeadCell>
          <SelectAllBox />
        </HeadCell>
        <HeadCell stick="start">{words.number}</HeadCell>
        <HeadCell width={nameWidth}>{words.name}</HeadCell>
        {children}
        <HeadCell stick="end">{words.actions}</HeadCell>
      </tr>
    </thead>
  );
}

interface RecordRowProps {
  /** Global id. */
  id: string;
  /** What people call it by. */
  number: number;
  name: string;
  actions: ReactNode;
  /** The cells between name and actions. */
  children: ReactNode;
}

/** A record that can be ticked, with its number, its name, and at the end what may be done with it. */
export function RecordRow({ id, number, name, actions, children }: RecordRowProps) {
  return (
    <Row>
      <Cell>
        <SelectBox id={id} label={name} />
      </Cell>
      <Cell stick="start" nowrap>
        {number}
      </Cell>
      <RowHead>
        <Clamp>{name}</Clamp>
      </RowHead>
      {children}
      <Cell stick="end" nowrap>
        {actions}
      </Cell>
    </Row>
  );
}
