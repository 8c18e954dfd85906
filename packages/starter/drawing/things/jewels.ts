import { box, line, oval, type Part, path, type Surface } from '../studio/part.ts'
import { leather } from '../studio/texture.ts'

/** Jewelry on a stone, seen from above or at an angle, with its center at 0, 0. About ten units per millimeter. */
export const gold: Surface = { color: '#e2b566', metal: true, shine: 0.92, rough: 0.12 }
export const silver: Surface = { color: '#d9dadb', metal: true, shine: 0.92, rough: 0.12 }
const lying: Part['drop'] = { dx: 10, dy: 14, soft: 12, dark: 0.4 }

const hoop = (rx: number, ry: number, width: number, turn = 0, x = 0, y = 0) =>
  `<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-width="${width}" transform="translate(${x} ${y}) rotate(${turn})"/>`

/** An upright ring, seen slightly from above; the far side is drawn first. */
export function ring({ metal = gold, stone = '', band = 26 } = {}): Part[] {
  const outer = `M-165 0 A 165 142 0 1 1 165 0 A 165 142 0 1 1 -165 0Z`
  const inner = `M${-165 + band} ${band * -0.16} A ${165 - band} ${142 - band * 0.86} 0 1 0 ${165 - band} ${band * -0.16} A ${165 - band} ${142 - band * 0.86} 0 1 0 ${-165 + band} ${band * -0.16}Z`
  return [
    {
      markup: `<path d="${outer}${inner}" fill="#fff" fill-rule="evenodd"/>`,
      form: { kind: 'pillow', depth: band * 0.5, soft: band * 0.1 },
      surface: metal,
    },
    ...(stone ? gem({ color: stone, size: 50, y: -146, metal }) : []),
  ]
}

/** A cut stone with its setting. */
export function gem({ color = '#3f7f6a', size = 50, x = 0, y = 0, metal = gold } = {}): Part[] {
  const at = (turn: number, r: number) => [x + Math.cos(turn) * size * r, y + Math.sin(turn) * size * r * 1.12] as const
  const facets = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 4 + 0.39, ((i + 1) * Math.PI) / 4 + 0.39]
    const [p, q, r, s] = [at(a, 1), at(b, 1), at(b, 0.56), at(a, 0.56)]
    const middle = (a + b) / 2
    return {
      d: `M${p[0]} ${p[1]}L${q[0]} ${q[1]}L${r[0]} ${r[1]}L${s[0]} ${s[1]}Z`,
      nx: Math.cos(middle) * 0.6,
      ny: Math.sin(middle) * 0.6,
    }
  })
  const table = Array.from({ length: 8 }, (_, i) => at((i * Math.PI) / 4 + 0.39, 0.57).join(' ')).join('L')
  const glass: Surface = { color, rough: 0.03, shine: 0.2, glow: 0.12 }
  return [
    { markup: oval(x, y, size * 1.14, size * 1.26), form: { kind: 'pillow', depth: 10 }, surface: metal, drop: lying },
    ...facets.map(({ d, nx, ny }): Part => ({ markup: path(d), form: { kind: 'facing', x: nx, y: ny }, surface: glass })),
    { markup: path(`M${table}Z`), form: { kind: 'facing', x: -0.18, y: -0.12 }, surface: glass },
    ...[45, 135, 225, 315].map(
      (turn): Part => ({
        markup: oval(x + Math.cos((turn * Math.PI) / 180) * size * 1.04, y + Math.sin((turn * Math.PI) / 180) * size * 1.14, 8),
        form: { kind: 'ball' },
        surface: metal,
        drop: { dx: 2, dy: 3, soft: 3, dark: 0.4 },
      }),
    ),
  ]
}

export function signet({ metal = gold } = {}): Part[] {
  return [
    ...ring({ metal, band: 34 }),
    {
      markup: oval(0, -128, 84, 62),
      form: { kind: 'pillow', depth: 40, soft: 14 },
      surface: metal,
      relief: [
        { markup: line('M-26 -128 H26 M0 -154 V-102 M-18 -146 L18 -110 M18 -146 L-18 -110', 5, '#000'), height: 5, soft: 1.2 },
      ],
      drop: { dx: 3, dy: 8, soft: 8, dark: 0.4 },
    },
  ]
}

export function hoops({ metal = gold, width = 30 } = {}): Part[] {
  return [-1, 1].flatMap((side): Part[] => [
    {
      markup: hoop(118, 132, width, side * 8, side * 150, 20),
      form: { kind: 'pillow', depth: width / 2 },
      surface: metal,
      drop: lying,
    },
    {
      markup: oval(side * 150 + side * 16, -112, 13, 15),
      form: { kind: 'ball' },
      surface: metal,
      drop: { dx: 3, dy: 4, soft: 4, dark: 0.4 },
    },
  ])
}

export function studs({ metal = gold, pearl = '#f3ece2' } = {}): Part[] {
  return [-120, 120].flatMap((x, i): Part[] => [
    { markup: oval(x, i * 40 - 20, 78), form: { kind: 'ball' }, surface: metal, drop: lying },
    {
      markup: oval(x, i * 40 - 24, 72),
      form: { kind: 'ball' },
      surface: { color: pearl, rough: 0.18, shine: 0.12, texture: { tone: (u, v) => 0.96 + 0.05 * Math.sin(u / 30 + v / 44) } },
    },
  ])
}

const chainOf = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([x, y], i) => {
      const [nx, ny] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
      return i % 2
        ? `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M-7 0 H7', 4)}</g>`
        : `<ellipse cx="0" cy="0" rx="9" ry="6" fill="none" stroke="#fff" stroke-width="3.6" transform="translate(${x} ${y}) rotate(${turn})"/>`
    })
    .join('')

export function necklace({ metal = gold, stone = '', disc = true } = {}): Part[] {
  const points = Array.from({ length: 110 }, (_, i) => {
    const t = (i / 110) * Math.PI * 2 + Math.PI / 2
    return [Math.cos(t) * 210 * (1 + 0.06 * Math.sin(t * 3)), Math.sin(t) * -1 * 250 * (1 + 0.04 * Math.cos(t * 2)) - 50] as const
  })
  const bottom = points.reduce((low, point) => (point[1] > low[1] ? point : low), points[0] as readonly [number, number])
  return [
    {
      markup: chainOf(points),
      form: { kind: 'pillow', depth: 2.4 },
      surface: metal,
      drop: { dx: 4, dy: 6, soft: 5, dark: 0.35 },
    },
    {
      markup: hoop(11, 16, 6, 0, bottom[0], bottom[1] + 16),
      form: { kind: 'pillow', depth: 3 },
      surface: metal,
      drop: { dx: 3, dy: 4, soft: 4, dark: 0.35 },
    },
    ...(disc
      ? [
          {
            markup: oval(bottom[0], bottom[1] + 92, 64),
            form: { kind: 'pillow', depth: 44, soft: 12 } as const,
            surface: metal,
            relief: [
              {
                markup:
                  Array.from(
                    { length: 12 },
                    (_, i) =>
                      `<g transform="translate(${bottom[0]} ${bottom[1] + 92}) rotate(${i * 30})">${line('M0 -22 V-46', 3, '#000')}</g>`,
                  ).join('') + oval(bottom[0], bottom[1] + 92, 14, 14),
                height: 4,
                soft: 1.2,
              },
            ],
            drop: lying,
          },
        ]
      : []),
    ...(stone ? gem({ color: stone, size: 46, x: bottom[0], y: bottom[1] + 84, metal }) : []),
  ]
}

export function bangle({ metal = silver } = {}): Part[] {
  return [
    {
      markup: `<path d="M40 -186 A 240 190 0 1 1 -96 -176" fill="none" stroke="#fff" stroke-width="38" stroke-linecap="round"/>`,
      form: { kind: 'pillow', depth: 19 },
      surface: metal,
      drop: lying,
    },
    ...[
      [40, -186],
      [-96, -176],
    ].map(
      ([x = 0, y = 0]): Part => ({
        markup: oval(x, y, 29),
        form: { kind: 'ball' },
        surface: metal,
        drop: { dx: 4, dy: 6, soft: 6, dark: 0.4 },
      }),
    ),
  ]
}

export function watch({ metal = silver, strap = '#6b4429', face = '#f4f0e6', ink = '#22201d' } = {}): Part[] {
  const hide: Surface = { color: strap, rough: 0.55, texture: leather(9, 0.7) }
  const stitch = (x: number, from: number, to: number) => ({
    markup: line(`M${x} ${from} V${to}`, 3, '#fff', 'stroke-dasharray="10 8"'),
    height: 2.5,
    soft: 1,
  })
  const marks = Array.from(
    { length: 12 },
    (_, i) => `<g transform="rotate(${i * 30})">${line(i % 3 ? 'M0 -112 V-98' : 'M0 -112 V-88', i % 3 ? 4 : 8, ink)}</g>`,
  ).join('')
  return [
    {
      markup: path('M-62 -480 C -40 -492 40 -492 62 -480 L 78 -120 H -78 Z'),
      form: { kind: 'pillow', depth: 14 },
      surface: hide,
      relief: [stitch(-52, -470, -150), stitch(52, -470, -150)],
      drop: lying,
    },
    {
      markup: path('M-78 120 H 78 L 58 470 C 40 500 -40 500 -58 470 Z'),
      form: { kind: 'pillow', depth: 14 },
      surface: hide,
      relief: [
        stitch(-52, 150, 460),
        stitch(52, 150, 460),
        ...[260, 310, 360, 410].map((y) => ({ markup: oval(0, y, 7, 9, '#000'), height: 8, soft: 1.5 })),
      ],
      drop: lying,
    },
    { markup: box(138, -18, 34, 36, 7), form: { kind: 'rolled' }, surface: metal, drop: lying },
    { markup: oval(0, 0, 152), form: { kind: 'pillow', depth: 22 }, surface: metal, drop: lying },
    {
      markup: oval(0, 0, 128),
      form: { kind: 'facing', x: -0.05, y: -0.05 },
      surface: { color: face, rough: 0.4 },
      print: `${marks}<g fill="${ink}" font-family="DejaVu Sans, sans-serif" font-size="15" letter-spacing="4" text-anchor="middle"><text x="2" y="-44">ALDER</text></g>`,
      relief: [{ markup: `<circle r="128" fill="none" stroke="#000" stroke-width="12"/>`, height: 10, soft: 6 }],
    },
    {
      markup: line('M0 0 L -46 -34', 9) + line('M0 0 L 64 -58', 6),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: ink, rough: 0.3 },
      drop: { dx: 4, dy: 5, soft: 3, dark: 0.35 },
    },
    { markup: oval(0, 0, 9), form: { kind: 'ball' }, surface: metal },
  ]
}
