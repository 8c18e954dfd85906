import { box, line, oval, type Part, path, type Surface, turnedPath } from '../studio/part.ts'
import { brushed, holes, leather, powder, weave, wood } from '../studio/texture.ts'
import { coat, steel } from './vessels.ts'

/** Devices have the center of their foot at 0, 0 and are seen from the front. Units are about one millimeter. */
const plastic = (color: string, rough = 0.4): Surface => ({ color, rough, shine: 0.045, texture: powder(0.12) })
const grille = (color: string): Surface => ({ color, rough: 0.9, texture: weave(2.4, 0.5) })
const flatDrop: Part['drop'] = { dx: 2, dy: 4, soft: 4, dark: 0.45 }

export function speaker({ color = '#8a5d3b', cone = '#2a2927', cloth = '' } = {}): Part[] {
  const cabinet: Surface = { color, rough: 0.45, shine: 0.05, texture: wood('y', 0.3) }
  const driver = (y: number, r: number): Part[] => [
    { markup: oval(0, y, r), form: { kind: 'pillow', depth: 9 }, surface: steel('#8d8b86'), drop: flatDrop },
    {
      markup: oval(0, y, r * 0.9),
      form: { kind: 'pillow', depth: r * 0.16, soft: 3 },
      surface: { color: '#1d1c1b', rough: 0.5 },
      drop: flatDrop,
    },
    {
      markup: oval(0, y, r * 0.72),
      form: { kind: 'flat' },
      surface: {
        color: cone,
        rough: 0.7,
        texture: {
          height: (u, v) => -Math.hypot(u, v - y) * -0.34,
          tone: (u, v) => 0.92 + 0.06 * Math.sin(Math.hypot(u, v - y) * 1.4),
        },
      },
    },
    { markup: oval(0, y, r * 0.28), form: { kind: 'ball' }, surface: { color: cone, rough: 0.35 }, drop: flatDrop },
  ]
  return [
    { markup: box(-130, -420, 260, 420, 8), form: { kind: 'pillow', depth: 9, soft: 2 }, surface: cabinet },
    ...(cloth
      ? [
          {
            markup: box(-114, -404, 228, 388, 6),
            form: { kind: 'pillow', depth: 7 } as const,
            surface: grille(cloth),
            drop: flatDrop,
          },
        ]
      : [...driver(-300, 58), ...driver(-132, 98)]),
    { markup: box(-22, -26, 44, 7, 2), form: { kind: 'pillow', depth: 2 }, surface: steel('#c9a968') },
  ]
}

/** A small portable speaker, covered with cloth. */
export function carrySpeaker({ color = '#5c6b62', band = '#2a2b2a', strap = '#a97c4e' } = {}): Part[] {
  return [
    {
      markup: line('M150 -96 C 236 -96 236 -20 196 -6', 13),
      form: { kind: 'pillow', depth: 6 },
      surface: { color: strap, rough: 0.6, texture: leather(5, 0.4) },
    },
    { markup: box(-190, -156, 380, 156, 72), form: { kind: 'rolled' }, surface: grille(color) },
    { markup: box(-24, -92, 48, 24, 4), form: { kind: 'pillow', depth: 4 }, surface: steel('#d4d0c8'), drop: flatDrop },
    ...[-60, 0, 60].map(
      (x): Part => ({
        markup: oval(x, -146, 14, 4),
        form: { kind: 'pillow', depth: 3 },
        surface: plastic(band),
        drop: { dx: 0, dy: 1, soft: 2, dark: 0.4 },
      }),
    ),
  ]
}

export function headphones({ color = '#e3ddd2', pad = '#4a4038', metal = '#c7c5c0' } = {}): Part[] {
  const cup = (side: number): Part[] => [
    {
      markup: path(
        `M${side * 150} -214 C ${side * 158} -232 ${side * 172} -232 ${side * 176} -214 L ${side * 178} -120 H ${side * 152} Z`,
      ),
      form: { kind: 'turned' },
      surface: steel(metal),
    },
    {
      markup: box(side > 0 ? 96 : -156, -196, 60, 196, 30),
      form: { kind: 'pillow', depth: 28 },
      surface: { color: pad, rough: 0.6, texture: leather(7, 0.6) },
    },
    {
      markup: box(side > 0 ? 140 : -196, -190, 56, 184, 26),
      form: { kind: 'pillow', depth: 26, soft: 7 },
      surface: plastic(color, 0.5),
      drop: { dx: -side * 4, dy: 3, soft: 7, dark: 0.4 },
    },
    {
      markup: oval(side * 170, -98, 9, 44),
      form: { kind: 'pillow', depth: 4 },
      surface: steel(metal),
      drop: { dx: 1, dy: 2, soft: 2, dark: 0.4 },
    },
  ]
  return [
    { markup: line('M-164 -196 C -178 -440 178 -440 164 -196', 15), form: { kind: 'pillow', depth: 7 }, surface: steel(metal) },
    {
      markup: line('M-146 -284 C -108 -410 108 -410 146 -284', 40),
      form: { kind: 'pillow', depth: 20 },
      surface: { color: pad, rough: 0.6, texture: leather(7, 0.6) },
      drop: { dx: 3, dy: 6, soft: 6, dark: 0.35 },
    },
    ...cup(-1),
    ...cup(1),
  ]
}

export function earbuds({ color = '#efece6', inside = '#d8d3ca' } = {}): Part[] {
  const bud = (x: number): Part[] => [
    { markup: box(x - 12, -196, 24, 92, 12), form: { kind: 'turned' }, surface: plastic(color, 0.2), drop: flatDrop },
    { markup: oval(x, -196, 36, 32), form: { kind: 'ball' }, surface: plastic(color, 0.2), drop: flatDrop },
    {
      markup: oval(x + 18, -204, 15, 18),
      form: { kind: 'pillow', depth: 9 },
      surface: { color: '#4b4845', rough: 0.8 },
      drop: flatDrop,
    },
  ]
  return [
    {
      markup: path('M-156 -150 C -160 -320 -120 -344 0 -344 C 120 -344 160 -320 156 -150Z'),
      form: { kind: 'pillow', depth: 44, soft: 14 },
      surface: plastic(color, 0.3),
    },
    {
      markup: path('M-132 -160 C -136 -296 -104 -318 0 -318 C 104 -318 136 -296 132 -160Z'),
      form: { kind: 'facing', x: 0, y: 0.3 },
      surface: plastic(inside, 0.6),
    },
    ...bud(-58),
    ...bud(46),
    {
      markup: path('M-158 -132 C -100 -120 100 -120 158 -132 C 162 -30 130 0 0 0 C -130 0 -162 -30 -158 -132Z'),
      form: { kind: 'pillow', depth: 50, soft: 14 },
      surface: plastic(color, 0.3),
      drop: { dx: 0, dy: -4, soft: 6, dark: 0.4 },
    },
    { markup: oval(0, -64, 5), form: { kind: 'flat' }, surface: { color: '#7fcf9a', glow: 0.9 } },
  ]
}

export function radio({ color = '#d9c7a8', front = '#3d4a44', knob = '#b9925a' } = {}): Part[] {
  return [
    { markup: line('M130 -236 L 214 -430', 6), form: { kind: 'pillow', depth: 3 }, surface: steel() },
    {
      markup: line('M-120 -236 C -120 -300 120 -300 120 -236', 20),
      form: { kind: 'pillow', depth: 9 },
      surface: { color: '#8a5d3b', rough: 0.6, texture: leather(5, 0.5) },
    },
    ...[-150, 150].map(
      (x): Part => ({ markup: box(x - 16, -10, 32, 14, 5), form: { kind: 'pillow', depth: 5 }, surface: plastic('#2a2927') }),
    ),
    {
      markup: box(-226, -246, 452, 240, 40),
      form: { kind: 'pillow', depth: 24, soft: 8 },
      surface: { color, rough: 0.5, texture: leather(6, 0.35) },
    },
    {
      markup: box(-198, -216, 242, 182, 22),
      form: { kind: 'pillow', depth: 6 },
      surface: { ...grille(front), texture: holes(9, 0.3) },
      drop: flatDrop,
    },
    {
      markup: box(70, -214, 130, 64, 10),
      form: { kind: 'pillow', depth: 4 },
      surface: { color: '#f1e7cf', rough: 0.2, glow: 0.25 },
      print: `${Array.from({ length: 14 }, (_, i) => line(`M${80 + i * 8.6} -166 V${i % 4 ? -176 : -184}`, 1.6, '#3b332b')).join('')}${line('M122 -206 V-158', 2.4, '#c0392b')}`,
      drop: flatDrop,
    },
    ...[102, 168].flatMap((x): Part[] => [
      {
        markup: oval(x, -86, 34),
        form: { kind: 'pillow', depth: 7 },
        surface: steel(knob),
        drop: { dx: 4, dy: 6, soft: 6, dark: 0.45 },
      },
      { markup: oval(x, -86, 25), form: { kind: 'pillow', depth: 16, soft: 5 }, surface: steel(knob) },
      { markup: line(`M${x} -86 L ${x + 14} -104`, 3.5), form: { kind: 'flat' }, surface: { color: '#3a2f20' } },
    ]),
  ]
}

/** A turntable seen from the front and above. */
export function turntable({ color = '#8a5d3b', label = '#c8552f' } = {}): Part[] {
  const rings = Array.from(
    { length: 17 },
    (_, i) =>
      `<ellipse cx="-50" cy="-176" rx="${74 + i * 8}" ry="${(74 + i * 8) * 0.42}" fill="none" stroke="${i % 5 ? '#000' : '#fff'}" stroke-width="1.4"/>`,
  ).join('')
  return [
    ...[-210, 210].map(
      (x): Part => ({ markup: box(x - 30, -22, 60, 24, 10), form: { kind: 'rolled' }, surface: plastic('#262524') }),
    ),
    {
      markup: path('M-250 -284 H 250 L 290 -84 H -290 Z'),
      form: { kind: 'facing', x: -0.05, y: -0.5 },
      surface: { color, rough: 0.45, texture: wood('x', 0.3) },
    },
    {
      markup: box(-290, -86, 580, 66, 8),
      form: { kind: 'pillow', depth: 7 },
      surface: { color, rough: 0.45, texture: wood('x', 0.3) },
    },
    {
      markup: oval(-50, -168, 222, 94),
      form: { kind: 'pillow', depth: 6 },
      surface: steel('#b9b7b1'),
      drop: { dx: 6, dy: 6, soft: 8, dark: 0.5 },
    },
    {
      markup: oval(-50, -176, 214, 90),
      form: { kind: 'facing', x: -0.1, y: -0.4 },
      surface: { color: '#161515', rough: 0.22, shine: 0.06 },
      relief: [{ markup: rings, height: 1.2, soft: 0.6 }],
    },
    {
      markup: oval(-50, -176, 70, 29),
      form: { kind: 'facing', x: -0.1, y: -0.4 },
      surface: { color: label, rough: 0.7 },
      print: `<g fill="none" stroke="#f4e6cf" stroke-width="2"><ellipse cx="-50" cy="-176" rx="52" ry="21"/></g>`,
    },
    { markup: oval(-50, -178, 5, 3), form: { kind: 'ball' }, surface: steel() },
    { markup: oval(214, -236, 36, 20), form: { kind: 'pillow', depth: 10 }, surface: plastic('#2a2927'), drop: flatDrop },
    {
      markup: line('M214 -246 C 220 -180 200 -150 112 -128', 9),
      form: { kind: 'pillow', depth: 4.5 },
      surface: steel(),
      drop: { dx: 7, dy: 12, soft: 6, dark: 0.4 },
    },
    {
      markup: path('M124 -138 L 84 -118 L 94 -104 L 132 -122Z'),
      form: { kind: 'pillow', depth: 6 },
      surface: plastic('#2a2927'),
      drop: { dx: 4, dy: 7, soft: 4, dark: 0.4 },
    },
    ...[222, 250].map(
      (x, i): Part => ({
        markup: oval(x, -104, 11, 6),
        form: { kind: 'pillow', depth: 4 },
        surface: steel(i ? '#c9a968' : '#c7c5c0'),
        drop: flatDrop,
      }),
    ),
  ]
}

export function microphone({ color = '#33363a', metal = '#c7c5c0' } = {}): Part[] {
  return [
    {
      markup: path(
        turnedPath(
          [
            [96, 0],
            [100, 4],
            [98, 14],
            [30, 22],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: coat(color),
    },
    { markup: box(-8, -196, 16, 180), form: { kind: 'turned' }, surface: steel(metal) },
    { markup: line('M-78 -330 C -96 -140 96 -140 78 -330', 11), form: { kind: 'pillow', depth: 5.5 }, surface: steel(metal) },
    {
      markup: box(-58, -300, 116, 112, 14),
      form: { kind: 'turned' },
      surface: coat(color),
      drop: { dx: 4, dy: 4, soft: 6, dark: 0.35 },
    },
    {
      markup: box(-62, -456, 124, 160, 58),
      form: { kind: 'turned' },
      surface: { color: '#9a9892', metal: true, shine: 0.8, rough: 0.4, texture: holes(7, 0.3) },
      drop: { dx: 0, dy: 3, soft: 4, dark: 0.4 },
    },
    {
      markup: box(-62, -312, 124, 14, 3),
      form: { kind: 'turned' },
      surface: { color: '#c9a968', metal: true, shine: 0.85, rough: 0.2, texture: brushed() },
    },
    ...[-78, 78].map(
      (x): Part => ({ markup: oval(x, -330, 15), form: { kind: 'ball' }, surface: steel('#c9a968'), drop: flatDrop }),
    ),
  ]
}

export function amplifier({ color = '#c9c7c2', side = '#8a5d3b' } = {}): Part[] {
  const dial = (x: number, r: number, turn: number): Part[] => [
    {
      markup: oval(x, -84, r),
      form: { kind: 'pillow', depth: r * 0.4, soft: 4 },
      surface: steel('#d9d7d2'),
      drop: { dx: 5, dy: 8, soft: 8, dark: 0.5 },
    },
    {
      markup: `<g transform="translate(${x} -84) rotate(${turn})">${line(`M0 ${-r * 0.5} V${-r * 0.85}`, 4)}</g>`,
      form: { kind: 'flat' },
      surface: { color: '#2a2724' },
    },
  ]
  return [
    ...[-190, 190].map(
      (x): Part => ({ markup: box(x - 24, -8, 48, 12, 5), form: { kind: 'rolled' }, surface: plastic('#262524') }),
    ),
    {
      markup: box(-250, -168, 500, 164, 6),
      form: { kind: 'pillow', depth: 5 },
      surface: { ...steel(color), rough: 0.4, texture: brushed('x', 0.3) },
    },
    ...[-262, 250].map(
      (x): Part => ({
        markup: box(x, -174, 14, 172, 3),
        form: { kind: 'pillow', depth: 4 },
        surface: { color: side, rough: 0.5, texture: wood('y', 0.3) },
      }),
    ),
    {
      markup: box(-226, -148, 196, 88, 6),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: '#f6e3b4', rough: 0.2, glow: 0.55 },
      print: [-180, -84]
        .map(
          (x) =>
            `<path d="M${x - 40} -78 A 52 52 0 0 1 ${x + 46} -78" fill="none" stroke="#2a2724" stroke-width="2"/>${line(`M${x + 3} -72 L ${x - 14} -124`, 2, '#b03a26')}`,
        )
        .join(''),
      drop: { dx: 0, dy: 0, soft: 5, dark: 0.6 },
    },
    ...dial(60, 54, -40),
    ...dial(160, 32, 30),
    ...dial(218, 18, 10),
    ...[-210, -170, -130, -90, -50].map(
      (x): Part => ({ markup: oval(x, -32, 8), form: { kind: 'ball' }, surface: steel(), drop: flatDrop }),
    ),
  ]
}

export function keyboard({ color = '#e6e1d8', accent = '#c8552f', dark = '#8f958f' } = {}): Part[] {
  const rows = [14, 14, 13, 12]
  const keys = rows.flatMap((count, row) => {
    const share = 552 / count
    return Array.from({ length: count }, (_, i): Part => {
      const [x, y] = [-276 + share * i, -176 + row * 42]
      const fill = row === 0 && i === 0 ? accent : i === 0 || i === count - 1 ? dark : color
      return {
        markup: box(x + 3, y, share - 6, 36, 7),
        form: { kind: 'pillow', depth: 8, soft: 3 },
        surface: { color: fill, rough: 0.7 },
        drop: { dx: 1, dy: 4, soft: 3, dark: 0.45 },
      }
    })
  })
  return [
    {
      markup: box(-300, -196, 600, 190, 18),
      form: { kind: 'pillow', depth: 12 },
      surface: { ...plastic('#3a3c3d'), rough: 0.5 },
    },
    ...keys,
  ]
}
