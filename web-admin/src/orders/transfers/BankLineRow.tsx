import { Button, Select } from "@fluentui/react-components";
import { useState } from "react";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { orderPath } from "../../paths.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Cell, Clamp, Row, RowHead, Secondary } from "../../ui/table/Table.tsx";
import type { MatchedLine, OpenTransfer } from "./useMatchBankLines.ts";

const tones: Readonly<Record<string, Tone>> = { CERTAIN: "done", POSSIBLE: "wait", NONE: "off" };

interface BankLineRowProps {
  line: MatchedLine;
  busy: boolean;
  /** Null while lines cannot be read. */
  onAccept: ((order: OpenTransfer) => void) | null;
}

/** One line of the bank with the order that it pays, which staff choose where several are possible. */
export function BankLineRow({ line, busy, onAccept }: BankLineRowProps) {
  const words = useMessages("bankTransfers");
  const money = useMoney();
  const candidates = [...(line.order == null ? [] : [line.order]), ...line.others];
  const [chosenId, setChosenId] = useState(candidates[0]?.orderId);
  const chosen = candidates.find(({ orderId }) => orderId === chosenId) ?? candidates[0];
  const verdict = line.counted == null ? labelOf(words.verdict, line.verdict) : words.isCounted;
  return (
    <Row>
      <RowHead numeric>{line.line}</RowHead>
      <Cell nowrap>
        {line.day}
        {line.time != null && <Secondary>{line.time}</Secondary>}
      </Cell>
      <Cell numeric nowrap>
        {line.reason === "OUTGOING" ? `−${money(line.amount)}` : money(line.amount)}
      </Cell>
      <Cell>
        {line.name}
        <Secondary>
          <Clamp>{[line.digits, line.note].filter((text) => text != null && text !== "").join(" · ")}</Clamp>
        </Secondary>
      </Cell>
      <Cell>
        <StateTag tone={line.counted == null ? (tones[line.verdict] ?? "off") : "busy"}>{verdict}</StateTag>
        <Secondary>{labelOf(words.reason, line.reason)}</Secondary>
      </Cell>
      <Cell>
        {line.counted != null && line.counted.orderNumber != null && (
          <OrderOf number={line.counted.orderNumber} isDeleted={line.counted.isOrderDeleted} />
        )}
        {candidates.length > 1 && (
          <Select
            size="small"
            aria-label={words.chooseOrder(line.line)}
            value={chosen?.orderId ?? ""}
            onChange={(_, { value }) => setChosenId(value)}
          >
            {candidates.map(({ orderId, number, buyerName, outstanding }) => (
              <option key={orderId} value={orderId}>
                {words.candidate(number, buyerName, money(outstanding))}
              </option>
            ))}
          </Select>
        )}
        {chosen !== undefined && (
          <>
            <OrderOf number={chosen.number} isDeleted={false} />
            <Secondary>{`${chosen.buyerName} · ${money(chosen.outstanding)}`}</Secondary>
          </>
        )}
      </Cell>
      <Cell>
        {chosen !== undefined && onAccept !== null && (
          <Button
            size="small"
            disabledFocusable={busy}
            aria-label={words.acceptLine(line.line)}
            onClick={() => onAccept(chosen)}
          >
            {words.accept}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** An order's number; it opens in a new tab, so that the entered lines stay. */
function OrderOf({ number, isDeleted }: { number: number; isDeleted: boolean }) {
  const words = useMessages("bankTransfers");
  if (isDeleted) return <>#{number}</>;
  return (
    <TextLink to={orderPath(number)} label={words.openOrder(number)} newTab>
      #{number}
    </TextLink>
  );
}
