import { box, line, oval, type Part, path, type Surface, turnedPath } from '../studio/part.ts'
import { fleece, weave } from '../studio/texture.ts'
import { coat, steel } from './vessels.ts'

/** Outdoor products have the center of their foot at 0, 0. */
const shell = (color: string): Surface => ({
  color,
  rough: 0.8,
  shine: 0.04,
  texture: { height: (x, y) => Math.sin(x / 48 + Math.sin(y / 70) * 2) * 2.4, tone: () => 1 },
})

export function tent({ color = '#c78a3a', inside = '#3d352b' } = {}): Part[] {
  return [
    { markup: path('M-330 0 L -60 -330 L 330 0 Z'), form: { kind: 'facing', x: 0.3, y: -0.25 }, surface: shell(color) },
    {
      markup: path('M-60 -330 L -330 0 L 130 0 Z'),
      form: { kind: 'facing', x: -0.25, y: -0.35 },
      surface: shell(color),
      relief: [{ markup: line('M-60 -330 L -220 0 M-60 -330 L 30 0', 5, '#000'), height: 4, soft: 3 }],
    },
    {
      markup: path('M-72 -250 L -170 0 L 10 0 Z'),
      form: { kind: 'facing', x: 0.3, y: 0.4 },
      surface: { color: inside, rough: 1 },
    },
    {
      markup: path('M-72 -250 L -170 0 L -210 0 C -150 -100 -110 -180 -72 -250Z'),
      form: { kind: 'pillow', depth: 14 },
      surface: shell(color),
      drop: { dx: 5, dy: 3, soft: 6, dark: 0.4 },
    },
    {
      markup: path('M-72 -250 L 10 0 L 50 0 C 0 -100 -40 -180 -72 -250Z'),
      form: { kind: 'pillow', depth: 14 },
      surface: shell(color),
      drop: { dx: -4, dy: 3, soft: 6, dark: 0.4 },
    },
    {
      markup: line('M-60 -346 L -336 4', 6) + line('M-60 -346 L 130 4', 6),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: '#4a463f', rough: 0.5 },
    },
    {
      markup: line('M-60 -330 L -420 0', 2.4) + line('M330 0 L 400 6', 2.4),
      form: { kind: 'flat' },
      surface: { color: '#e9dfc9', rough: 1 },
    },
  ]
}

export function lantern({ color = '#2f4a43', lit = true, metal = '#c9a968' } = {}): Part[] {
  return [
    { markup: line('M-78 -236 C -92 -430 92 -430 78 -236', 8), form: { kind: 'pillow', depth: 4 }, surface: steel(metal) },
    {
      markup: path(
        turnedPath(
          [
            [92, 0],
            [96, 5],
            [94, 60],
            [78, 74],
          ],
          0.14,
        ),
      ),
      form: { kind: 'turned' },
      surface: coat(color),
    },
    {
      markup: path(
        turnedPath(
          [
            [66, 72],
            [78, 90],
            [82, 150],
            [76, 214],
            [66, 230],
          ],
          0.12,
        ),
      ),
      form: { kind: 'turned' },
      surface: { color: '#fbe7b8', rough: 0.25, glow: lit ? 0.75 : 0.1 },
    },
    ...[-58, 0, 58].map(
      (x): Part => ({ markup: box(x - 3.5, -236, 7, 170, 3), form: { kind: 'turned' }, surface: steel(metal) }),
    ),
    {
      markup: path(
        turnedPath(
          [
            [84, 226],
            [86, 236],
            [60, 276],
            [34, 284],
          ],
          0.14,
        ),
      ),
      form: { kind: 'turned' },
      surface: coat(color),
      drop: { dx: 0, dy: 6, soft: 6, dark: 0.3 },
    },
    {
      markup: path(
        turnedPath(
          [
            [20, 282],
            [22, 300],
            [16, 306],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: steel(metal),
    },
    { markup: oval(0, -34, 17), form: { kind: 'ball' }, surface: steel(metal), drop: { dx: 2, dy: 3, soft: 3, dark: 0.4 } },
  ]
}

/** A rolled and strapped mat or blanket. */
export function roll({ color = '#6d7b5e', strap = '#8a5d3b', inner = '#8f9c7f' } = {}): Part[] {
  const spiral = Array.from(
    { length: 5 },
    (_, i) => `<ellipse cx="206" cy="-92" rx="${8 + i * 9}" ry="${16 + i * 18}" fill="none" stroke="#000" stroke-width="4"/>`,
  ).join('')
  return [
    { markup: box(-250, -184, 456, 184, 24), form: { kind: 'rolled' }, surface: { color, rough: 1, texture: fleece(6, 1) } },
    {
      markup: oval(206, -92, 50, 92),
      form: { kind: 'facing', x: 0.4, y: 0 },
      surface: { color: inner, rough: 1, texture: fleece(5, 0.8) },
      relief: [{ markup: spiral, height: 7, soft: 2.5 }],
    },
    ...[-140, 90].map(
      (x): Part => ({
        markup: box(x, -188, 30, 192, 5),
        form: { kind: 'rolled' },
        surface: { color: strap, rough: 0.6, texture: weave(3, 0.4) },
        drop: { dx: 3, dy: 0, soft: 4, dark: 0.4 },
      }),
    ),
    ...[-126, 104].map(
      (x): Part => ({
        markup: `<rect x="${x - 20}" y="-104" width="40" height="34" rx="5" fill="none" stroke="#fff" stroke-width="7"/>`,
        form: { kind: 'pillow', depth: 3.5 },
        surface: steel('#c9a968'),
        drop: { dx: 2, dy: 3, soft: 3, dark: 0.4 },
      }),
    ),
  ]
}

export function enamelMug({ color = '#f2efe8', rim = '#2f4563' } = {}): Part[] {
  const enamel: Surface = { color, rough: 0.15, shine: 0.06 }
  return [
    { markup: line('M88 -132 C 160 -138 156 -44 84 -42', 14), form: { kind: 'pillow', depth: 7 }, surface: enamel },
    {
      markup: path(
        turnedPath(
          [
            [82, 0],
            [88, 6],
            [92, 160],
          ],
          0.18,
        ),
      ),
      form: { kind: 'turned' },
      surface: enamel,
      print: `<g fill="none" stroke="${rim}" stroke-width="6"><path d="M-46 -50 L -12 -104 L 10 -70 L 26 -92 L 52 -50Z"/></g>`,
      drop: { dx: 6, dy: 3, soft: 6, dark: 0.3 },
    },
    {
      markup: `<ellipse cx="0" cy="-160" rx="92" ry="16.6" fill="none" stroke="#fff" stroke-width="7"/>`,
      form: { kind: 'pillow', depth: 3.5 },
      surface: { color: rim, rough: 0.2, shine: 0.06 },
    },
    { markup: oval(0, -159, 87, 13), form: { kind: 'facing', x: 0.2, y: 0.4 }, surface: { ...enamel, color: '#dcd8cf' } },
  ]
}

export function stove({ metal = '#bdbbb5', can = '#b8552f' } = {}): Part[] {
  return [
    {
      markup: path(
        turnedPath(
          [
            [96, 0],
            [102, 8],
            [102, 96],
            [70, 128],
            [26, 136],
          ],
          0.14,
        ),
      ),
      form: { kind: 'turned' },
      surface: coat(can),
      print: `<g fill="#f7ead2" font-family="DejaVu Sans, sans-serif" text-anchor="middle"><text y="-46" font-size="26" letter-spacing="5">ALDER</text><text y="-22" font-size="12" letter-spacing="2">230 G</text></g>`,
    },
    {
      markup: path(
        turnedPath(
          [
            [16, 134],
            [16, 176],
            [44, 190],
            [44, 206],
          ],
          0.2,
        ),
      ),
      form: { kind: 'turned' },
      surface: steel(metal),
    },
    ...[-1, 1].map(
      (side): Part => ({
        markup: line(`M${side * 12} -170 L ${side * 116} -214 L ${side * 116} -232`, 8),
        form: { kind: 'pillow', depth: 4 },
        surface: steel(metal),
        drop: { dx: 2, dy: 3, soft: 3, dark: 0.3 },
      }),
    ),
    {
      markup: line('M18 -158 L 96 -150', 5) + oval(108, -149, 14, 10),
      form: { kind: 'pillow', depth: 3 },
      surface: steel('#c9a968'),
    },
  ]
}
