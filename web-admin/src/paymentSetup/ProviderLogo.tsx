import { makeStyles } from "@fluentui/react-components";
import type { ProviderLogo as Logo } from "@machiya/schema/domain/paymentProviders/providerDeclaration";

const useStyles = makeStyles({ root: { width: "28px", height: "28px", flexShrink: 0 } });

/** The sign of a provider or a carrier beside its name. */
export function ProviderLogo({ letters, color }: Logo) {
  const styles = useStyles();
  return (
    <svg className={styles.root} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" fill={color} />
      <text x="14" y="19" textAnchor="middle" fontSize="13" fontWeight="600" fill="#fff">
        {letters}
      </text>
    </svg>
  );
}
