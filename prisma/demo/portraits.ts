import { createRandom } from "./random.ts";
import { ellipse, group, path, stroke } from "./scenes/brush.ts";
import { darken, lighten } from "./scenes/colour.ts";
import { type Room, scene } from "./scenes/scene.ts";
import type { DemoStaff } from "./staff.ts";

const ROOMS: readonly Room[] = [
  { wall: "#e6ddd1", table: "#cdbda8" },
  { wall: "#dfe4d2", table: "#bcc6a5" },
  { wall: "#d6dde1", table: "#b7c1c8" },
  { wall: "#f0e1d9", table: "#dcc0b1" },
  { wall: "#dcd9e6", table: "#b9b3cc" },
];

/** Skin tones, from light to dark. */
const SKINS = ["#f3d5c0", "#ecc7ac", "#e2b696", "#d3a27f"];

/** Center of the face; the shoulders touch the lower edge of the image. */
const X = 480;
const Y = 430;

interface Sitter {
  hair: string;
  clothes: string;
  skin: string;
}

/** The parts of the hair behind and in front of the head. */
const HAIR: Record<
  DemoStaff["portrait"]["hair"],
  { behind(hair: string): string; before(hair: string): string }
> = {
  bun: {
    behind: (hair) => ellipse(X, Y - 168, 62, 58, darken(hair, 0.12)) + ellipse(X, Y - 26, 126, 136, hair),
    before: (hair) =>
      fringe(
        hair,
        "M368 430C366 318 420 282 480 280C542 282 594 318 592 430C584 372 556 344 516 330C470 352 402 358 368 430Z",
      ),
  },
  bob: {
    behind: (hair) =>
      path(
        "M352 440C344 300 410 268 480 268C550 268 616 300 608 440C612 500 606 540 590 562H370C354 540 348 500 352 440Z",
        hair,
      ),
    before: (hair) =>
      fringe(
        hair,
        "M366 424C366 318 420 280 480 280C540 280 594 318 594 424C590 392 582 378 572 366C500 384 440 380 388 366C378 378 370 392 366 424Z",
      ),
  },
  long: {
    behind: (hair) =>
      path(
        "M350 440C342 300 410 266 480 266C550 266 618 300 610 440C616 560 630 640 640 720H320C330 640 344 560 350 440Z",
        hair,
      ),
    before: (hair) =>
      fringe(
        hair,
        "M366 440C362 316 420 280 480 280C540 280 598 316 594 440C588 380 560 330 480 318C400 330 372 380 366 440Z",
      ),
  },
  short: {
    behind: (hair) => ellipse(X, Y - 34, 122, 124, hair),
    before: (hair) =>
      fringe(
        hair,
        "M364 420C360 308 414 272 484 270C552 272 602 312 596 420C588 388 580 366 566 350C520 362 470 350 438 326C424 350 384 366 364 420Z",
      ),
  },
  waves: {
    behind: (hair) =>
      [-1, 1]
        .map(
          (side) =>
            ellipse(X + side * 96, Y + 30, 58, 96, hair) + ellipse(X + side * 112, Y + 132, 52, 78, hair),
        )
        .join("") + ellipse(X, Y - 30, 134, 136, hair),
    before: (hair) =>
      fringe(
        hair,
        "M362 430C360 314 420 278 480 278C540 278 600 314 598 430C586 384 566 352 452 322C428 352 380 380 362 430Z",
      ),
  },
  cap: {
    behind: (hair) => ellipse(X, Y - 6, 120, 118, hair),
    before: (hair) =>
      path(
        "M358 392C352 300 410 262 480 262C550 262 608 300 602 392C560 372 400 372 358 392Z",
        lighten(hair, 0.24),
      ) +
      path(
        "M352 396C400 366 560 366 608 396C612 406 606 414 596 412C560 392 400 392 364 412C354 414 348 406 352 396Z",
        hair,
      ),
  },
};

/** Draws hair over the forehead with a highlight. */
const fringe = (hair: string, d: string) =>
  path(d, hair) + stroke("M404 352C424 312 452 298 486 294", lighten(hair, 0.3), 7, `opacity="0.5"`);

/** Draws a fictional face: two lowered eyes, a hint of a nose and a smile. */
const face = ({ hair, skin }: Sitter) =>
  [-1, 1].map((side) => ellipse(X + side * 106, Y + 12, 17, 27, darken(skin, 0.1))).join("") +
  path(
    "M374 410C374 320 420 290 480 290C540 290 586 320 586 410C586 500 540 562 480 562C420 562 374 500 374 410Z",
    skin,
  ) +
  [-1, 1]
    .map(
      (side) =>
        stroke(
          `M${X + side * 66} ${Y + 6}Q${X + side * 46} ${Y + 22} ${X + side * 26} ${Y + 8}`,
          "#3a2a24",
          6,
        ) +
        stroke(
          `M${X + side * 70} ${Y - 30}Q${X + side * 48} ${Y - 42} ${X + side * 26} ${Y - 32}`,
          hair,
          6,
          `opacity="0.75"`,
        ) +
        ellipse(X + side * 66, Y + 50, 24, 15, "#e08a7a", `opacity="0.28" filter="url(#near)"`),
    )
    .join("") +
  stroke(`M${X} ${Y + 22}Q${X + 10} ${Y + 46} ${X - 2} ${Y + 50}`, darken(skin, 0.22), 4) +
  stroke(`M${X - 26} ${Y + 82}Q${X} ${Y + 102} ${X + 26} ${Y + 82}`, "#b0564c", 6);

/** Draws a neck and a crossed collar under an apron, the uniform of all staff. */
const body = ({ clothes, skin }: Sitter) =>
  path("M440 520H520V636L566 640L480 712L394 640L440 636Z", darken(skin, 0.12)) +
  path("M228 960C236 730 300 664 424 634L480 700L536 634C660 664 724 730 732 960H228Z", clothes) +
  path("M424 634L480 700L444 762L396 648Z", lighten(clothes, 0.45)) +
  path("M536 634L564 648L462 800L444 762Z", lighten(clothes, 0.6)) +
  path("M372 960V776C440 792 520 792 588 776V960H372Z", darken(clothes, 0.32)) +
  [-1, 1]
    .map((side) =>
      stroke(`M${X + side * 104} 780Q${X + side * 112} 720 ${X + side * 96} 660`, darken(clothes, 0.32), 16),
    )
    .join("");

/** Returns a drawing of a fictional person, 960 × 960, in a room of the shop. It is always the same. */
export function portrait({
  username,
  portrait: { hair: style, colours },
}: Pick<DemoStaff, "username" | "portrait">): string {
  const random = createRandom(`portrait/${username}`);
  const [hair, clothes] = colours;
  const sitter: Sitter = { hair, clothes, skin: random.pick(SKINS) };
  const { behind, before } = HAIR[style];
  const drawn = behind(hair) + group("translate(0 -26)", body(sitter)) + face(sitter) + before(hair);
  return scene(random.pick(ROOMS), random.integer(0, 3), random, "", group("translate(0 -6)", drawn));
}
