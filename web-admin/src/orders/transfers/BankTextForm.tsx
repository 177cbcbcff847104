import { Field, Input, makeStyles, Spinner } from "@fluentui/react-components";
import { DocumentTableRegular } from "@fluentui/react-icons";
import { MAX_BANK_TEXT } from "@machiya/schema/domain/bankTransfers/bankLines";
import { type SubmitEvent, useId, useState } from "react";
import { graphql } from "react-relay";
import type { BankTextFormQuery } from "../../__generated__/BankTextFormQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useBackgroundQuery } from "../../relay/useBackgroundQuery.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FileDrop } from "../../ui/fields/FileDrop.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { decodeBankFile } from "./decodeBankFile.ts";
import type { TransferMatching } from "./useTransferMatching.ts";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "14px" },
  bank: { maxWidth: "320px" },
  actions: { display: "flex", columnGap: "12px", alignItems: "center" },
});

/** The longest file that can contain an accepted text: characters have up to four bytes. */
const MAX_BYTES = MAX_BANK_TEXT * 4;

const neverChanges = () => () => {};

/** The bank's name and its lines, which can be pasted or come from a file. */
export function BankTextForm({ matching }: { matching: TransferMatching }) {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const list = useId();
  const [fileName, setFileName] = useState("");
  const [problem, setProblem] = useState<"unreadable" | "tooLong" | null>(null);
  const { state, enter, read, isReading } = matching;
  const banks = useBackgroundQuery<BankTextFormQuery>(
    graphql`
      query BankTextFormQuery {
        bankFormats {
          name
        }
      }
    `,
    {},
    neverChanges,
  );
  const take = async (file: File) => {
    const text = file.size > MAX_BYTES ? null : decodeBankFile(new Uint8Array(await file.arrayBuffer()));
    const isLong = file.size > MAX_BYTES || (text?.length ?? 0) > MAX_BANK_TEXT;
    setProblem(isLong ? "tooLong" : text === null ? "unreadable" : null);
    if (text === null || isLong) return;
    setFileName(file.name);
    enter({ text });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.text.trim() !== "" && !isReading) read();
  };
  return (
    <form className={styles.form} aria-label={words.title} onSubmit={submit} noValidate>
      <Field label={words.bank} hint={words.bankHint} className={styles.bank}>
        <Input
          value={state.bank}
          maxLength={60}
          autoComplete="off"
          input={{ list }}
          onChange={(_, { value }) => enter({ bank: value })}
        />
      </Field>
      <datalist id={list}>
        {banks?.bankFormats.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={words.lines}
        hint={words.linesHint}
        long
        rows={8}
        value={state.text}
        problem={state.text.length > MAX_BANK_TEXT ? words.tooLong : undefined}
        onChange={(text) => enter({ text })}
      />
      <FileDrop
        label={words.file}
        choose={words.choose}
        icon={<DocumentTableRegular />}
        accept=".csv,.txt"
        drop={words.drop}
        invalid={problem !== null}
        onFiles={([file]) => void take(file)}
        before={fileName}
      />
      {problem !== null && <div role="alert">{words[problem]}</div>}
      <div className={styles.actions}>
        <BusyButton type="submit" busy={isReading} disabled={state.text.trim() === ""}>
          {words.read}
        </BusyButton>
        {isReading && <Spinner size="tiny" aria-label={words.reading} />}
      </div>
    </form>
  );
}
