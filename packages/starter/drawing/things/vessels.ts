import { box, line, oval, type Part, path, profile, type Surface, turnedPath } from '../studio/part.ts'
import { brushed, plaster, powder, speckle } from '../studio/texture.ts'

type Points = readonly (readonly [half: number, up: number])[]

/** Objects have the center of their foot at 0, 0; negative y is up. Units are about one millimeter. */
const turnedPiece = (points: Points, surface: Surface, more: Partial<Part> = {}, tilt = 0.12): Part => ({
  markup: path(profile(points, tilt)),
  form: { kind: 'turned' },
  surface,
  ...more,
})
const edged = (points: Points, surface: Surface, more: Partial<Part> = {}, tilt = 0.12): Part => ({
  markup: path(turnedPath(points, tilt)),
  form: { kind: 'turned' },
  surface,
  ...more,
})

/** The opening of a hollow object: its rim and inside. */
const mouth = (up: number, half: number, wall: number, rim: Surface, inside: Surface, tilt: number): Part[] => [
  { markup: oval(0, -up, half, half * tilt), form: { kind: 'facing', x: -0.1, y: -0.45 }, surface: rim },
  {
    markup: oval(0, -up + wall * 0.25, half - wall, (half - wall) * tilt),
    form: { kind: 'facing', x: 0.25, y: 0.4 },
    surface: inside,
    relief: [{ markup: oval(0, -up + half * tilt * 0.9, half, half * tilt, '#fff'), height: half * 0.3, soft: half * 0.12 }],
  },
]

export const glaze = (color: string, dots = true): Surface => ({
  color,
  rough: 0.34,
  texture: dots ? speckle() : plaster(0.25, 0.04),
})
export const steel = (color = '#c9c7c2'): Surface => ({ color, metal: true, shine: 0.78, rough: 0.26, texture: brushed('x') })
export const coat = (color: string): Surface => ({ color, rough: 0.5, shine: 0.05, texture: powder() })
const clay = (color: string): Surface => ({ color, rough: 0.9, texture: plaster(0.9, 0.07) })

export function mug({ color = '#d9cbb8', inside = '#efe6d8', drink = '' } = {}): Part[] {
  const surface = glaze(color)
  return [
    { markup: line('M 78 -122 C 142 -132 146 -44 74 -36', 17), form: { kind: 'pillow', depth: 8.5 }, surface },
    turnedPiece(
      [
        [62, 0],
        [74, 6],
        [80, 26],
        [81, 80],
        [80, 150],
      ],
      surface,
      { drop: { dx: 8, dy: 4, soft: 8, dark: 0.35 } },
      0.17,
    ),
    ...mouth(150, 80, 6, { ...surface, color }, drink ? { color: drink, rough: 0.15, shine: 0.06 } : glaze(inside, false), 0.17),
  ]
}

export function bowl({ color = '#c8b7a2', inside = '#e8ddcd', half = 130, high = 92 } = {}): Part[] {
  return [
    turnedPiece(
      [
        [half * 0.42, 0],
        [half * 0.45, 8],
        [half * 0.7, high * 0.32],
        [half * 0.92, high * 0.7],
        [half, high],
      ],
      glaze(color),
      {},
      0.2,
    ),
    ...mouth(high, half, 7, glaze(color, false), glaze(inside), 0.2),
  ]
}

/** A shallow dish, seen slightly from above. */
export function plate({ color = '#e6ddd0', half = 170 } = {}): Part[] {
  return [
    turnedPiece(
      [
        [half * 0.5, 0],
        [half * 0.72, 8],
        [half, 24],
      ],
      glaze(color),
      {},
      0.16,
    ),
    { markup: oval(0, -24, half, half * 0.16), form: { kind: 'facing', x: -0.05, y: -0.5 }, surface: glaze(color) },
    { markup: oval(0, -21, half * 0.72, half * 0.105), form: { kind: 'facing', x: 0.05, y: -0.35 }, surface: glaze(color) },
  ]
}

/** A glass jar or bottle: content behind the glass, and its closure. */
export function jar({ content = '#c98a2b', lid = '#c8a15a', half = 78, high = 150, clear = 0.9, label = '' } = {}): Part[] {
  return [
    edged(
      [
        [half - 10, 6],
        [half - 7, 12],
        [half - 7, high - 26],
        [half - 14, high - 18],
      ],
      { color: content, rough: 0.25, shine: 0.05, glow: 0.12 },
      {},
      0.14,
    ),
    edged(
      [
        [half - 8, 0],
        [half, 8],
        [half, high - 34],
        [half - 8, high - 14],
        [half - 16, high - 4],
        [half - 16, high + 4],
      ],
      { color: '#dfe6e2', rough: 0.06, shine: 0.06, clear },
      {
        ...(label && { print: label }),
      },
      0.14,
    ),
    edged(
      [
        [half - 10, high],
        [half - 9, high + 30],
        [half - 13, high + 34],
      ],
      steel(lid),
      { drop: { dx: 0, dy: 6, soft: 6, dark: 0.35 } },
      0.14,
    ),
  ]
}

/** A paper label on a turned object, with a name and a line below it. */
export const label = (
  width: number,
  up: number,
  high: number,
  name: string,
  below: string,
  { paper = '#f4eee2', ink = '#2b2622' } = {},
): string =>
  `${box(-width / 2, -up - high, width, high, 2, paper)}<g fill="${ink}" text-anchor="middle" font-family="DejaVu Serif, serif"><text x="0" y="${-up - high * 0.52}" font-size="${Math.min(high * 0.2, (width / name.length) * 1.25)}" letter-spacing="1.5">${name}</text><text x="0" y="${-up - high * 0.26}" font-size="${Math.min(high * 0.1, (width / below.length) * 1.3)}" font-family="DejaVu Sans, sans-serif" letter-spacing="1">${below}</text></g>${line(`M${-width * 0.14} ${-up - high * 0.41}H${width * 0.14}`, 1, ink)}`

export function oilBottle({ content = '#8a8a26', tag = label(104, 90, 120, 'OLIO', 'EXTRA VERGINE 500 ML') } = {}): Part[] {
  return [
    edged(
      [
        [60, 5],
        [66, 12],
        [66, 240],
        [58, 268],
        [30, 300],
      ],
      { color: content, rough: 0.2, shine: 0.05, glow: 0.1 },
      {},
      0.12,
    ),
    edged(
      [
        [66, 0],
        [73, 8],
        [73, 246],
        [64, 276],
        [34, 308],
        [26, 330],
        [25, 400],
        [29, 404],
        [29, 416],
      ],
      { color: '#c9d6b4', rough: 0.05, shine: 0.06, clear: 0.84 },
      { print: tag },
      0.12,
    ),
    edged(
      [
        [24, 412],
        [24, 452],
        [21, 456],
      ],
      { color: '#b88a57', rough: 0.9, texture: plaster(0.8, 0.3) },
      {},
      0.16,
    ),
  ]
}

export function carafe({ content = '#e9eef0' } = {}): Part[] {
  return [
    turnedPiece(
      [
        [92, 4],
        [102, 24],
        [98, 110],
        [70, 190],
      ],
      { color: content, rough: 0.1, shine: 0.04, clear: 0.55 },
      {},
      0.16,
    ),
    turnedPiece(
      [
        [96, 0],
        [110, 14],
        [108, 100],
        [78, 196],
        [50, 262],
        [50, 330],
        [62, 366],
      ],
      { color: '#dfe8ea', rough: 0.04, shine: 0.08, clear: 0.93 },
      {},
      0.14,
    ),
    {
      markup: oval(0, -366, 62, 9),
      form: { kind: 'facing', x: 0, y: -0.4 },
      surface: { color: '#eef4f4', rough: 0.05, shine: 0.2, clear: 0.7 },
    },
    turnedPiece(
      [
        [70, 196],
        [61, 222],
        [57, 246],
      ],
      { color: '#9a6b43', rough: 0.6, texture: plaster(0.3, 0.2) },
      { drop: { dx: 2, dy: 3, soft: 4, dark: 0.3 } },
      0.1,
    ),
  ]
}

export function tin({ color = '#394a3c', name = 'SENCHA', below = 'GREEN TEA 80 G' } = {}): Part[] {
  return [
    edged(
      [
        [70, 0],
        [73, 4],
        [73, 176],
        [70, 180],
      ],
      coat(color),
      { print: label(100, 50, 84, name, below) },
      0.13,
    ),
    edged(
      [
        [75, 168],
        [75, 206],
        [71, 211],
      ],
      coat(color),
      { drop: { dx: 1, dy: 4, soft: 4, dark: 0.4 } },
      0.13,
    ),
  ]
}

export function mill({ color = '#7b5a3c' } = {}): Part[] {
  const surface: Surface = {
    color,
    rough: 0.5,
    shine: 0.045,
    texture: { tone: (x, y) => 0.86 + 0.26 * Math.abs(Math.sin(x / 7 + Math.sin(y / 60) * 1.6)) ** 2 * 0.6 },
  }
  return [
    turnedPiece(
      [
        [44, 0],
        [50, 8],
        [44, 60],
        [30, 120],
        [34, 170],
        [42, 196],
      ],
      surface,
      {},
      0.13,
    ),
    turnedPiece(
      [
        [42, 198],
        [46, 216],
        [38, 256],
        [20, 276],
      ],
      surface,
      { drop: { dx: 0, dy: 4, soft: 4, dark: 0.5 } },
      0.13,
    ),
    { markup: oval(0, -288, 12), form: { kind: 'ball' }, surface: steel('#c7a56b') },
  ]
}

export function kettle({ color = '#26282a', knob = '#a87b4f' } = {}): Part[] {
  const body = coat(color)
  return [
    { markup: line('M-108 -60 C -190 -70 -176 -190 -214 -206', 17), form: { kind: 'pillow', depth: 8.5 }, surface: body },
    {
      markup: line('M96 -150 C 210 -170 214 -40 160 -18', 20),
      form: { kind: 'pillow', depth: 10 },
      surface: { color: knob, rough: 0.5 },
    },
    turnedPiece(
      [
        [116, 0],
        [122, 8],
        [116, 60],
        [94, 130],
        [80, 156],
      ],
      body,
      { drop: { dx: 6, dy: 4, soft: 8, dark: 0.3 } },
      0.12,
    ),
    turnedPiece(
      [
        [82, 156],
        [74, 166],
        [24, 176],
      ],
      body,
      {},
      0.12,
    ),
    { markup: oval(0, -188, 15, 13), form: { kind: 'ball' }, surface: { color: knob, rough: 0.5 } },
  ]
}

export function pot({ color = '#a5452f', lid = true } = {}): Part[] {
  const enamel: Surface = { color, rough: 0.16, shine: 0.06 }
  return [
    ...[-1, 1].map(
      (side): Part => ({
        markup: line(`M${side * 136} -118 C ${side * 190} -122 ${side * 190} -82 ${side * 138} -86`, 17),
        form: { kind: 'pillow', depth: 8.5 },
        surface: enamel,
      }),
    ),
    turnedPiece(
      [
        [116, 0],
        [134, 12],
        [142, 60],
        [144, 146],
      ],
      enamel,
      {},
      0.14,
    ),
    ...(lid
      ? [
          turnedPiece(
            [
              [149, 146],
              [148, 156],
              [110, 184],
              [40, 200],
            ],
            enamel,
            { drop: { dx: 0, dy: 6, soft: 5, dark: 0.5 } },
            0.1,
          ),
          turnedPiece(
            [
              [12, 198],
              [13, 210],
              [26, 216],
              [24, 230],
            ],
            steel('#c8a45c'),
            {},
            0.2,
          ),
        ]
      : mouth(146, 144, 8, enamel, { color: '#efe6d6', rough: 0.2 }, 0.14)),
  ]
}

/** A leafy plant in a pot. */
export function plant({ color = '#b8683f', leaf = '#3f5d3a' } = {}): Part[] {
  const leaves = [-74, -50, -28, -8, 14, 36, 60, 80].map((turn, i) => {
    const long = 230 + ((i * 53) % 90)
    return `<g transform="translate(0 -140) rotate(${turn})"><path d="M0 0 C -14 ${-long * 0.3} -58 ${-long * 0.55} 0 ${-long} C 58 ${-long * 0.55} 14 ${-long * 0.3} 0 0Z" fill="#fff"/></g>`
  })
  const vein = (turn: number, i: number) =>
    `<g transform="translate(0 -140) rotate(${turn})">${line(`M0 -30 V${-200 - ((i * 53) % 90)}`, 3, '#000')}</g>`
  const turns = [-74, -50, -28, -8, 14, 36, 60, 80]
  return [
    ...leaves.map(
      (markup, i): Part => ({
        markup,
        form: { kind: 'pillow', depth: 30, soft: 8 },
        surface: { color: leaf, rough: 0.4, texture: { tone: () => 0.8 + ((i * 37) % 10) / 22 } },
        relief: [{ markup: vein(turns[i] ?? 0, i), height: 5, soft: 3 }],
        drop: { dx: 10, dy: 14, soft: 12, dark: 0.4 },
      }),
    ),
    turnedPiece(
      [
        [62, 0],
        [66, 6],
        [86, 146],
      ],
      clay(color),
      { drop: { dx: 0, dy: -6, soft: 8, dark: 0.4 } },
      0.14,
    ),
    edged(
      [
        [94, 126],
        [94, 160],
        [90, 164],
      ],
      clay(color),
      { drop: { dx: 0, dy: 8, soft: 6, dark: 0.4 } },
      0.14,
    ),
  ]
}
