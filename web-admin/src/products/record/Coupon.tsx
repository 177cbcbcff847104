import { Button, makeStyles } from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { Window } from "./couponDraft.ts";

const useStyles = makeStyles({
  root: { display: "flex", alignItems: "start", columnGap: "8px" },
  fields: { flexGrow: 1, minWidth: 0 },
  pair: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    alignItems: "start",
    columnGap: "12px",
    "& input": { minWidth: 0, width: "100%" },
  },
});

interface CouponProps {
  name: string;
  kind: string;
  window: Window;
  /** The validation error of the quantity range. */
  problem: string | undefined;
  onChange: (window: Window) => void;
  onRemove: () => void;
}

/** A discount of a product and its quantity range. */
export function Coupon({ name, kind, window, problem, onChange, onRemove }: CouponProps) {
  const styles = useStyles();
  const words = useMessages("productEdit");
  return (
    <FieldGroup label={name}>
      <div className={styles.root}>
        <div className={styles.fields}>
          {kind === "WHOLE_CART" ? (
            words.couponWhole
          ) : (
            <div className={styles.pair}>
              <TextField
                label={words.least}
                inputMode="decimal"
                value={window.least}
                problem={problem === "least" ? words.leastProblem : undefined}
                onChange={(least) => onChange({ ...window, least })}
              />
              <TextField
                label={words.most}
                inputMode="decimal"
                hint={words.mostHint}
                value={window.most}
                problem={problem === "most" ? words.mostProblem : undefined}
                onChange={(most) => onChange({ ...window, most })}
              />
            </div>
          )}
        </div>
        <Button
          size="small"
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={words.couponRemove(name)}
          onClick={onRemove}
        />
      </div>
    </FieldGroup>
  );
}
