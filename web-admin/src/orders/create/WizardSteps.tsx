import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { CheckmarkRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 24px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    color: tokens.colorNeutralForeground3,
  },
  step: { display: "flex", alignItems: "center", columnGap: "8px" },
  here: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  sign: {
    display: "grid",
    placeItems: "center",
    width: "24px",
    height: "24px",
    borderRadius: "50%",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: "var(--houseToneOffFill)",
  },
  signHere: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
});

/** Shows the current step of entering an order by hand. */
export function WizardSteps({ current }: { current: 1 | 2 | 3 }) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  return (
    <ol className={styles.list} aria-label={words.steps}>
      {[words.stepOrder, words.stepContent, words.stepOverview].map((title, index) => {
        const here = index + 1 === current;
        return (
          <li
            key={title}
            className={mergeClasses(styles.step, here && styles.here)}
            aria-current={here ? "step" : undefined}
          >
            <span className={mergeClasses(styles.sign, here && styles.signHere)} aria-hidden>
              {index + 1 < current ? <CheckmarkRegular /> : index + 1}
            </span>
            {title}
          </li>
        );
      })}
    </ol>
  );
}
