import { type Box, onTop, solidOf } from "./boxes.ts";
import {
  ellipse,
  FLOOR,
  formatNumber,
  glow,
  gradient,
  group,
  type Point,
  path,
  polygon,
  type ShapeForm,
  stroke,
  TILT,
} from "./brush.ts";
import { darken, lighten } from "./colour.ts";
import { stripes } from "./patterns.ts";
import { prism, prismShadow, project, rectangle, wrap } from "./prism.ts";

/** Draws three stacked lacquer boxes. */
export const jubako: ShapeForm = (brush) => {
  const tier = (bottom: number, height: number): Box => ({
    floor: FLOOR + 16,
    width: 320,
    depth: 320,
    degrees: -33,
    height,
    bottom,
  });
  const tiers = [0, 92, 184].map((bottom) => {
    const seam = wrap(
      brush,
      solidOf({ ...tier(bottom + 82, 8) }),
      tier(bottom, 8),
      "across",
      320,
      brush.accent,
    );
    return prism(brush, solidOf(tier(bottom, 90)), brush.body) + seam;
  });
  const lid = { ...tier(276, 34), width: 332, depth: 332 };
  const spray =
    stroke("M-110 90C-60 40 20 10 90 -80", brush.accent, 6) +
    [
      [-60, 40, 0.8],
      [0, 0, 1],
      [50, -44, 0.9],
      [90, -84, 1.1],
      [-30, 84, 0.7],
      [70, 40, 0.8],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        group(
          `translate(${x} ${y}) scale(${size})`,
          [0, 72, 144, 216, 288]
            .map((turn) => group(`rotate(${turn})`, ellipse(0, -17, 13, 16, brush.accent)))
            .join("") + ellipse(0, 0, 6, 6, brush.body),
        ),
      )
      .join("");
  return [
    prismShadow(solidOf({ ...tier(0, 276) })),
    ...tiers,
    prism(brush, solidOf(lid), darken(brush.body, 0.08), lighten(brush.body, 0.06)),
    onTop(
      lid,
      `<rect x="-146" y="-146" width="292" height="292" fill="none" stroke="${brush.accent}" stroke-width="4" opacity="0.8"/>${spray}`,
    ),
  ].join("");
};

/** Draws an open box with four cakes. */
export const mooncakes: ShapeForm = (brush) => {
  const tray: Box = { floor: FLOOR + 20, width: 430, depth: 430, degrees: -20, height: 70 };
  const spots: Point[] = [
    [-98, -98],
    [98, -98],
    [-98, 98],
    [98, 98],
  ];
  const cakes = spots
    .map((spot): Point => {
      const [corner = [0, 0]] = rectangle(0, 0, tray.degrees, spot);
      return project(solidOf(tray), corner, 52);
    })
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) => {
      const rim = Array.from({ length: 16 }, (_, petal) =>
        ellipse(
          x + Math.cos((petal * Math.PI) / 8) * 80,
          y - 30 + Math.sin((petal * Math.PI) / 8) * 80 * TILT,
          18,
          13,
          darken(brush.body, 0.14),
        ),
      );
      const tone = lighten(brush.body, index % 2 ? 0.1 : 0);
      return (
        ellipse(x + 8, y + 10, 104, 38, "#1e120c", `opacity="0.4" filter="url(#near)"`) +
        Array.from({ length: 16 }, (_, petal) =>
          ellipse(
            x + Math.cos((petal * Math.PI) / 8) * 82,
            y - 6 + Math.sin((petal * Math.PI) / 8) * 82 * TILT,
            17,
            15,
            darken(brush.body, 0.34),
          ),
        ).join("") +
        path(
          `M${formatNumber(x - 98)} ${formatNumber(y - 30)}v26a98 34 0 0 0 196 0v-26Z`,
          darken(brush.body, 0.24),
        ) +
        stripes([x - 84, y - 24, 168, 46], 24, darken(brush.body, 0.42), 5) +
        rim.join("") +
        ellipse(
          x,
          y - 30,
          92,
          92 * TILT,
          glow(brush, [
            [0, lighten(tone, 0.4)],
            [0.6, tone],
            [1, darken(tone, 0.2)],
          ]),
        ) +
        group(
          `translate(${formatNumber(x)} ${formatNumber(y - 30)}) scale(1 ${TILT})`,
          `<circle r="66" fill="none" stroke="${darken(brush.body, 0.32)}" stroke-width="6"/>` +
            [0, 60, 120, 180, 240, 300]
              .map((turn) =>
                group(
                  `rotate(${turn})`,
                  `<ellipse cy="-32" rx="14" ry="24" fill="none" stroke="${darken(brush.body, 0.32)}" stroke-width="6"/>`,
                ),
              )
              .join(""),
        )
      );
    });
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = rectangle(404, 404, tray.degrees).map((point) =>
    project(solidOf(tray), point, 70),
  );
  const hollow = `M${formatNumber(a[0])} ${formatNumber(a[1])}L${formatNumber(b[0])} ${formatNumber(b[1])}L${formatNumber(c[0])} ${formatNumber(c[1])}L${formatNumber(d[0])} ${formatNumber(d[1])}Z`;
  return [
    prismShadow(solidOf(tray)),
    prism(brush, solidOf(tray), brush.accent),
    path(hollow, "#efe3c8"),
    path(
      hollow,
      gradient(
        brush,
        [0, 0, 1, 1],
        [
          [0, "#1e120c", 0.4],
          [0.4, "#1e120c", 0.08],
          [1, "#1e120c", 0],
        ],
      ),
    ),
    ...cakes,
  ].join("");
};

/** Draws a box of nine compartments with different contents. */
export const assortment: ShapeForm = (brush) => {
  const box: Box = { floor: FLOOR + 16, width: 460, depth: 460, degrees: -22, height: 62 };
  const tones = [
    "#f3d9d4",
    "#8fae64",
    "#e9c766",
    brush.accent,
    "#f6efe2",
    "#7b4f33",
    "#c9c4ea",
    "#d98a4a",
    "#bfe0d2",
  ];
  const cells = tones.map((tone, index) => {
    const spot: Point = [((index % 3) - 1) * 146, (Math.floor(index / 3) - 1) * 146];
    const floor = polygon(
      rectangle(134, 134, box.degrees, [0, 0]).map((point) => {
        const [shift = [0, 0]] = rectangle(0, 0, box.degrees, spot);
        return project(solidOf(box), [point[0] + shift[0], point[1] + shift[1]], 62);
      }),
      darken(brush.body, 0.5),
    );
    const [shift = [0, 0]] = rectangle(0, 0, box.degrees, spot);
    const [x, y] = project(solidOf(box), shift, 62);
    const sheen = glow(brush, [
      [0, lighten(tone, 0.6)],
      [0.5, tone],
      [1, darken(tone, 0.34)],
    ]);
    const one = [
      () => ellipse(x, y - 20, 46, 36, sheen) + ellipse(x, y - 34, 8, 5, "#c8343f"),
      () =>
        polygon(
          [
            [x - 44, y],
            [x, y + 16],
            [x + 46, y - 2],
            [x + 46, y - 28],
            [x, y - 10],
            [x - 44, y - 26],
          ],
          darken(tone, 0.24),
        ) +
        polygon(
          [
            [x - 44, y - 26],
            [x + 2, y - 42],
            [x + 46, y - 28],
            [x, y - 10],
          ],
          lighten(tone, 0.2),
        ),
      () =>
        Array.from({ length: 8 }, (_, turn) =>
          ellipse(x + Math.cos(turn * 0.785) * 27, y - 14 + Math.sin(turn * 0.785) * 14, 17, 15, sheen),
        ).join("") + ellipse(x, y - 20, 18, 13, sheen),
    ][index % 3];
    return {
      y,
      svg:
        floor +
        ellipse(x + 6, y + 6, 50, 17, "#1e120c", `opacity="0.5" filter="url(#near)"`) +
        (one?.() ?? ""),
    };
  });
  return [
    prismShadow(solidOf(box)),
    prism(brush, solidOf(box), brush.body, lighten(brush.body, 0.18)),
    ...cells.sort((a, b) => a.y - b.y).map(({ svg }) => svg),
  ].join("");
};
