import { makeStyles } from "@fluentui/react-components";

const useStyles = makeStyles({ root: { display: "block", width: "100%", height: "100%" } });

/** Renders the illustration of the login screen: the lattice front of a townhouse with its shop curtain. */
export function LoginBanner() {
  const styles = useStyles();
  return (
    <svg
      className={styles.root}
      viewBox="0 0 400 640"
      preserveAspectRatio="xMidYMin slice"
      role="presentation"
      focusable="false"
    >
      <defs>
        <pattern id="lattice" width="20" height="20" patternUnits="userSpaceOnUse">
          <rect width="20" height="20" fill="#172247" />
          <rect x="0" width="7" height="20" fill="#1f2c5a" />
        </pattern>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1a264f" stopOpacity="0" />
          <stop offset="1" stopColor="#0d1326" stopOpacity="0.75" />
        </linearGradient>
        <radialGradient id="lamp" cx="0.5" cy="0.42" r="0.55">
          <stop offset="0" stopColor="#f0b86a" stopOpacity="0.34" />
          <stop offset="1" stopColor="#f0b86a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="640" fill="url(#lattice)" />
      <rect width="400" height="640" fill="url(#lamp)" />
      <rect y="26" width="400" height="9" fill="#5a3d2b" />
      <g fill="#b3412a">
        <path d="M28 35h83v150q-41 9-83 0z" />
        <path d="M115 35h83v150q-41 9-83 0z" />
        <path d="M202 35h83v150q-41 9-83 0z" />
        <path d="M289 35h83v150q-41 9-83 0z" />
      </g>
      <circle cx="200" cy="108" r="42" fill="none" stroke="#f7f2e8" strokeWidth="6" />
      <g fill="#f7f2e8">
        <path d="M200 78 230 97v7h-60v-7z" />
        <path d="M176 110h7v24h-7zM188.500 110h7v24h-7zM204.500 110h7v24h-7zM217 110h7v24h-7z" />
      </g>
      <path d="M200 35v150" stroke="#141d3d" strokeWidth="4" />
      <rect width="400" height="640" fill="url(#dusk)" />
    </svg>
  );
}
