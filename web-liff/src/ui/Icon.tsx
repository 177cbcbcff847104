/** Line icons on a 24 × 24 grid. They always accompany a text or a label. */
const shapes = {
  shop: "M4 10v9.500h16V10M2.500 10 5 4.500h14l2.500 5.500zM9.500 19.500v-5h5v5",
  orders: "M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8.500h6M9 12.500h6",
  store:
    "M12 21s7-6.200 7-11.500a7 7 0 1 0-14 0C5 14.800 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  cart: "M5 8.500h14l-1.200 11H6.200zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  back: "M14.500 5 8 12l6.500 7",
  forward: "M9.500 5 16 12l-6.500 7",
  down: "M5 9.500 12 16l7-6.500",
  search: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20.500 20.500",
  remove: "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.500 11v5.500M13.500 11v5.500",
  star: "M12 3.800l2.500 5.300 5.700.7-4.200 4 1.100 5.700-5.100-2.800-5.100 2.800L8 13.800l-4.200-4 5.700-.7z",
  share: "M12 14.500V3.500M8 7l4-3.500L16 7M7.500 10.500h-2v9.500h13v-9.500h-2",
  heart: "M12 20S4 15.200 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15.200 12 20 12 20z",
  copy: "M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4",
  calendar: "M4.500 6h15v14h-15zM4.500 10.500h15M8.500 3.500V7M15.500 3.500V7",
  booked: "M4.500 6h15v14h-15zM4.500 10.500h15M8.500 3.500V7M15.500 3.500V7M9 15l2.200 2.200 4-4.200",
  person:
    "M12 11.500a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600zM4.500 20.500c.6-4 3.500-6 7.500-6s6.900 2 7.500 6",
  clock: "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 7.500V12l3 2",
  phone:
    "M6 3.500h3l1.500 4.200-2 1.500a11 11 0 0 0 6.300 6.300l1.500-2 4.200 1.500v3c0 1-.9 1.700-1.900 1.500C10.500 18.500 5.500 13.500 4.500 5.400 4.300 4.400 5 3.500 6 3.500z",
  check: "M4.500 12.500 10 18 19.500 7",
  warning: "M12 4 2.500 20h19zM12 10v5M12 17.300v.2",
  language:
    "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17",
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 24, filled }: { name: IconName; size?: number; filled?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
