import { box, line, oval, type Part, path, profile, type Surface, turnedPath } from '../studio/part.ts'
import { brushed, fleece, type Texture, weave, wood } from '../studio/texture.ts'
import { coat, steel } from './vessels.ts'

/** Furniture has the center of its foot at 0, 0 and is seen from the front. Units are about two millimeters. */
export const timber = (color = '#b58a5c', along: 'x' | 'y' = 'x', contrast = 0.3): Surface => ({
  color,
  rough: 0.55,
  shine: 0.04,
  texture: wood(along, contrast),
})
export const stuff = (color: string, texture: Texture = weave(3, 0.35)): Surface => ({ color, rough: 1, shine: 0.03, texture })
const boucle = () => fleece(7, 1.6)
const cushion = (depth: number): Part['form'] => ({ kind: 'pillow', depth, soft: depth * 0.5 })
const leg = (x: number, lean: number, up: number, half = 8, surface = timber('#8a6238', 'y')): Part => ({
  markup: path(`M${x - half} ${-up} H ${x + half} L ${x + lean + half * 0.62} 0 H ${x + lean - half * 0.62} Z`),
  form: { kind: 'turned' },
  surface,
})
const welt = (d: string) => [{ markup: line(d, 4, '#000'), height: 5, soft: 2.5 }]
const set = (dy: number, dark = 0.4): Part['drop'] => ({ dx: 4, dy, soft: 12, dark })

export function sofa({
  color = '#c9bda8',
  wide = 420,
  seats = 3,
  texture = 'weave' as 'weave' | 'boucle',
  wooden = '#8a6238',
} = {}): Part[] {
  const surface = stuff(color, texture === 'boucle' ? boucle() : weave(3, 0.35))
  const inner = wide - 58
  const share = (inner * 2) / seats
  const each = (draw: (x: number, i: number) => Part) => Array.from({ length: seats }, (_, i) => draw(-inner + share * i, i))
  return [
    ...[-wide + 36, -wide * 0.3, wide * 0.3, wide - 36].map((x) => leg(x, Math.sign(x) * 8, 60, 9, timber(wooden, 'y'))),
    { markup: box(-wide + 12, -330, wide * 2 - 24, 280, 34), form: cushion(46), surface },
    ...each((x) => ({
      markup: box(x + 4, -318, share - 8, 150, 30),
      form: cushion(52),
      surface,
      relief: welt(`M${x + 16} -306 H ${x + share - 16}`),
      drop: set(6, 0.3),
    })),
    { markup: box(-wide + 30, -150, wide * 2 - 60, 100, 14), form: cushion(16), surface, drop: set(-6) },
    ...each((x) => ({
      markup: box(x + 3, -196, share - 6, 78, 26),
      form: cushion(30),
      surface,
      relief: welt(`M${x + 12} -128 H ${x + share - 12}`),
      drop: set(-8, 0.45),
    })),
    ...[-1, 1].map(
      (side): Part => ({
        markup: box(side > 0 ? wide - 62 : -wide, -248, 62, 200, 26),
        form: cushion(28),
        surface,
        drop: { dx: 8, dy: 4, soft: 14, dark: 0.35 },
      }),
    ),
  ]
}

export function pillow({ color = '#a9553a', size = 150, turn = 0 } = {}): Part[] {
  const h = size / 2
  return [
    {
      markup: `<g transform="translate(0 ${-h}) rotate(${turn})">${path(`M${-h} ${-h} C ${-h * 0.4} ${-h * 0.86} ${h * 0.4} ${-h * 0.86} ${h} ${-h} C ${h * 0.86} ${-h * 0.4} ${h * 0.86} ${h * 0.4} ${h} ${h} C ${h * 0.4} ${h * 0.86} ${-h * 0.4} ${h * 0.86} ${-h} ${h} C ${-h * 0.86} ${h * 0.4} ${-h * 0.86} ${-h * 0.4} ${-h} ${-h}Z`)}</g>`,
      form: { kind: 'pillow', depth: h * 0.8, soft: h * 0.3 },
      surface: stuff(color, weave(3, 0.4)),
      drop: { dx: 6, dy: 6, soft: 12, dark: 0.35 },
    },
  ]
}

export function armchair({ color = '#8d6b4f', wooden = '#7a5430', texture = 'boucle' as 'weave' | 'boucle' } = {}): Part[] {
  const surface = stuff(color, texture === 'boucle' ? boucle() : weave(3, 0.35))
  return [
    leg(-128, -14, 90, 9, timber(wooden, 'y')),
    leg(128, 14, 90, 9, timber(wooden, 'y')),
    {
      markup: path('M-150 -120 C -176 -300 -150 -400 0 -404 C 150 -400 176 -300 150 -120 Z'),
      form: cushion(60),
      surface,
      relief: welt('M-60 -396 C -66 -300 -66 -250 -62 -190'),
    },
    { markup: box(-140, -128, 280, 58, 18), form: cushion(18), surface, drop: set(-4) },
    {
      markup: path(
        'M-124 -190 C -60 -202 60 -202 124 -190 C 138 -160 136 -130 124 -112 C 60 -104 -60 -104 -124 -112 C -136 -130 -138 -160 -124 -190Z',
      ),
      form: cushion(34),
      surface,
      drop: set(-8, 0.45),
    },
    ...[-1, 1].map(
      (side): Part => ({
        markup: path(
          `M${side * 126} -74 C ${side * 118} -180 ${side * 128} -240 ${side * 152} -258 C ${side * 190} -262 ${side * 196} -200 ${side * 184} -74 Z`,
        ),
        form: cushion(30),
        surface,
        drop: { dx: 7, dy: 3, soft: 12, dark: 0.4 },
      }),
    ),
  ]
}

/** A wooden chair with a woven seat. */
export function chair({ color = '#b58a5c', seat = '#d8c49c' } = {}): Part[] {
  const beam = timber(color, 'y')
  return [
    ...[-1, 1].map(
      (side): Part => ({
        markup: path(`M${side * 92} -230 L ${side * 84} -470 L ${side * 98} -470 L ${side * 108} -230Z`),
        form: { kind: 'turned' },
        surface: beam,
      }),
    ),
    {
      markup: path('M-96 -474 C -40 -500 40 -500 96 -474 L 94 -408 C 40 -430 -40 -430 -94 -408Z'),
      form: { kind: 'pillow', depth: 12 },
      surface: timber(color, 'x'),
      drop: set(6),
    },
    {
      markup: path('M-90 -352 C -40 -368 40 -368 90 -352 L 90 -322 C 40 -338 -40 -338 -90 -322Z'),
      form: { kind: 'pillow', depth: 9 },
      surface: timber(color, 'x'),
      drop: set(6),
    },
    leg(-84, -4, 220, 9, timber(color, 'y')),
    leg(84, 4, 220, 9, timber(color, 'y')),
    { markup: box(-90, -110, 180, 13, 6), form: { kind: 'rolled' }, surface: timber(color, 'x'), drop: set(3) },
    leg(-108, -10, 226, 10, beam),
    leg(108, 10, 226, 10, beam),
    {
      markup: path('M-100 -258 H 100 L 124 -222 H -124 Z'),
      form: { kind: 'facing', x: -0.05, y: -0.6 },
      surface: { color: seat, rough: 0.95, texture: weave(6, 1.1) },
    },
    { markup: box(-124, -224, 248, 22, 8), form: { kind: 'rolled' }, surface: timber(color, 'x') },
  ]
}

export function stool({ color = '#c19a6b' } = {}): Part[] {
  return [
    leg(-58, -34, 190, 10, timber(color, 'y')),
    leg(58, 34, 190, 10, timber(color, 'y')),
    leg(0, 0, 186, 10, timber(color, 'y')),
    { markup: box(-78, -90, 156, 11, 5), form: { kind: 'rolled' }, surface: timber(color, 'x'), drop: set(3) },
    {
      markup: path(
        turnedPath(
          [
            [104, 186],
            [110, 192],
            [110, 206],
            [106, 210],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: timber(color, 'x'),
      drop: set(8, 0.5),
    },
    { markup: oval(0, -210, 106, 17), form: { kind: 'facing', x: -0.1, y: -0.55 }, surface: timber(color, 'x') },
  ]
}

export function sideTable({ color = '#b58a5c', metal = '' } = {}): Part[] {
  const feet = metal ? coat(metal) : timber(color, 'y')
  return [
    {
      markup: path(
        turnedPath(
          [
            [84, 0],
            [88, 4],
            [86, 12],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: feet,
    },
    {
      markup: path(
        turnedPath(
          [
            [14, 10],
            [11, 60],
            [11, 200],
            [16, 236],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: feet,
      drop: set(6),
    },
    {
      markup: path(
        turnedPath(
          [
            [140, 234],
            [146, 240],
            [146, 252],
            [144, 256],
          ],
          0.17,
        ),
      ),
      form: { kind: 'turned' },
      surface: timber(color, 'x'),
      drop: set(10, 0.5),
    },
    { markup: oval(0, -256, 144, 24), form: { kind: 'facing', x: -0.1, y: -0.55 }, surface: timber(color, 'x', 0.35) },
  ]
}

/** A long table, seen slightly from above. */
export function table({ color = '#a97c4e', wide = 430 } = {}): Part[] {
  return [
    leg(-wide * 0.74, 10, 296, 13, timber(color, 'y')),
    leg(wide * 0.74, -10, 296, 13, timber(color, 'y')),
    {
      markup: box(-wide * 0.82, -304, wide * 1.64, 34, 3),
      form: { kind: 'facing', x: 0, y: 0.12 },
      surface: timber(color, 'x'),
      drop: set(6),
    },
    leg(-wide * 0.86, -16, 300, 15, timber(color, 'y')),
    leg(wide * 0.86, 16, 300, 15, timber(color, 'y')),
    {
      markup: path(`M${-wide * 0.9} -348 H ${wide * 0.9} L ${wide} -318 H ${-wide} Z`),
      form: { kind: 'facing', x: -0.04, y: -0.6 },
      surface: timber(color, 'x', 0.4),
    },
    {
      markup: box(-wide, -320, wide * 2, 20, 4),
      form: { kind: 'pillow', depth: 6 },
      surface: timber(color, 'x'),
      drop: set(8, 0.5),
    },
  ]
}

export function sideboard({ color = '#9c6f45', wide = 360, doors = 4 } = {}): Part[] {
  const share = (wide * 2 - 28) / doors
  return [
    leg(-wide + 40, -6, 84, 9, timber(color, 'y')),
    leg(wide - 40, 6, 84, 9, timber(color, 'y')),
    { markup: box(-wide, -300, wide * 2, 222, 8), form: { kind: 'pillow', depth: 6 }, surface: timber(color, 'x') },
    ...Array.from({ length: doors }, (_, i): Part[] => {
      const x = -wide + 14 + share * i
      const slats: Texture = { ...wood('y', 0.28), height: (u) => Math.abs(Math.sin((u / 11) * Math.PI)) ** 0.6 * 2.6 }
      return [
        {
          markup: box(x + 3, -286, share - 6, 194, 3),
          form: { kind: 'pillow', depth: 4 },
          surface: { ...timber(color, 'y'), ...(i % 2 && { texture: slats }) },
          drop: { dx: 0, dy: 0, soft: 4, dark: 0.6 },
        },
        {
          markup: oval(x + (i % 2 ? 22 : share - 22), -190, 7),
          form: { kind: 'ball' },
          surface: steel('#b9925a'),
          drop: { dx: 3, dy: 4, soft: 4, dark: 0.5 },
        },
      ]
    }).flat(),
    {
      markup: box(-wide - 6, -314, wide * 2 + 12, 20, 4),
      form: { kind: 'pillow', depth: 5 },
      surface: timber(color, 'x'),
      drop: set(6, 0.45),
    },
  ]
}

/** An open shelf with a few objects. */
export function shelf({ color = '#b58a5c' } = {}): Part[] {
  const boards = [-60, -230, -400, -570]
  const book = (x: number, y: number, w: number, h: number, fill: string): Part => ({
    markup: box(x, y - h, w, h, 2),
    form: { kind: 'pillow', depth: 5 },
    surface: stuff(fill),
    drop: { dx: 4, dy: 0, soft: 5, dark: 0.4 },
  })
  return [
    ...[-150, 150].map(
      (x): Part => ({ markup: box(x - 9, -610, 18, 610, 3), form: { kind: 'pillow', depth: 6 }, surface: timber(color, 'y') }),
    ),
    ...boards.map(
      (y): Part => ({
        markup: box(-168, y, 336, 18, 3),
        form: { kind: 'pillow', depth: 5 },
        surface: timber(color, 'x'),
        drop: set(7, 0.45),
      }),
    ),
    ...[
      ['#7c8a80', 118],
      ['#c9a27a', 130],
      ['#40464d', 108],
      ['#b85c3e', 124],
      ['#e2d8c6', 116],
    ].map(([fill, h], i) => book(-120 + i * 26, -230, 23, Number(h), String(fill))),
    ...[
      ['#e2d8c6', 100],
      ['#5b6b5d', 112],
      ['#8d7257', 104],
    ].map(([fill, h], i) => book(40 + i * 24, -400, 22, Number(h), String(fill))),
  ]
}

export function tableLamp({ shade = '#efe6d4', foot = '#b9a48c', lit = true } = {}): Part[] {
  return [
    {
      markup: path(
        profile(
          [
            [64, 0],
            [86, 40],
            [92, 96],
            [66, 160],
            [26, 190],
            [16, 204],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: { color: foot, rough: 0.5, texture: { tone: (x, y) => 0.96 + 0.06 * Math.sin(x / 9 + y / 4) } },
    },
    { markup: box(-5, -232, 10, 40), form: { kind: 'turned' }, surface: steel('#b9925a') },
    {
      markup: path(
        turnedPath(
          [
            [142, 220],
            [142, 224],
            [96, 380],
            [94, 384],
          ],
          0.08,
        ),
      ),
      form: { kind: 'turned' },
      surface: { ...stuff(shade, weave(2.4, 0.25)), glow: lit ? 0.5 : 0 },
      drop: { dx: 0, dy: 10, soft: 14, dark: 0.3 },
    },
  ]
}

export function floorLamp({ color = '#2c2b29', shade = '#e9dfcd' } = {}): Part[] {
  return [
    {
      markup: path(
        turnedPath(
          [
            [84, 0],
            [88, 4],
            [86, 10],
          ],
          0.16,
        ),
      ),
      form: { kind: 'turned' },
      surface: coat(color),
    },
    { markup: line('M0 -8 V-470 C 0 -590 70 -640 160 -620', 9), form: { kind: 'pillow', depth: 4.5 }, surface: coat(color) },
    {
      markup: path('M74 -520 C 78 -590 110 -634 160 -634 C 210 -634 242 -590 246 -520 C 200 -506 120 -506 74 -520Z'),
      form: { kind: 'turned' },
      surface: { color: shade, rough: 0.6, glow: 0.12 },
    },
    { markup: oval(160, -520, 86, 14), form: { kind: 'flat' }, surface: { color: '#fff1cf', glow: 0.9 } },
  ]
}

export function pendant({ color = '#46584c' } = {}): Part[] {
  return [
    { markup: line('M0 -640 V -260', 4), form: { kind: 'pillow', depth: 2 }, surface: { color: '#2a2825' } },
    {
      markup: path(
        turnedPath(
          [
            [20, 246],
            [20, 278],
            [12, 284],
          ],
          0.1,
        ),
      ),
      form: { kind: 'turned' },
      surface: steel('#b9925a'),
    },
    {
      markup: path('M-170 -60 C -164 -180 -90 -246 0 -250 C 90 -246 164 -180 170 -60 C 100 -44 -100 -44 -170 -60Z'),
      form: { kind: 'turned' },
      surface: { color, rough: 0.28, shine: 0.05 },
    },
    { markup: oval(0, -60, 168, 18), form: { kind: 'facing', x: 0, y: 0.4 }, surface: { color: '#fff0cd', glow: 0.75 } },
  ]
}

export function mirror({ color = '#a97c4e' } = {}): Part[] {
  return [
    { markup: oval(0, -260, 190, 230), form: { kind: 'pillow', depth: 12 }, surface: timber(color, 'y') },
    {
      markup: oval(0, -260, 174, 214),
      form: { kind: 'flat' },
      surface: { color: '#dfe3e2', rough: 0.02, shine: 0.2 },
      print: `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eef1f0"/><stop offset=".45" stop-color="#c8cfce"/><stop offset=".5" stop-color="#e9eded"/><stop offset="1" stop-color="#b4bcbb"/></linearGradient>${oval(0, -260, 174, 214, 'url(#m)')}`,
    },
  ]
}

export function clock({ color = '#efe8da', rim = '#9c6f45' } = {}): Part[] {
  const ticks = Array.from(
    { length: 12 },
    (_, i) => `<g transform="translate(0 -170) rotate(${i * 30})">${line('M0 -128 V-112', i % 3 ? 3 : 6, '#2b2723')}</g>`,
  ).join('')
  return [
    { markup: oval(0, -170, 170), form: { kind: 'pillow', depth: 14 }, surface: timber(rim, 'x') },
    {
      markup: oval(0, -170, 152),
      form: { kind: 'flat' },
      surface: { color, rough: 0.8 },
      print: ticks,
      relief: [{ markup: `<circle cx="0" cy="-170" r="152" fill="none" stroke="#000" stroke-width="8"/>`, height: 7, soft: 5 }],
    },
    {
      markup: line('M0 -170 L -58 -222', 9),
      form: { kind: 'pillow', depth: 4 },
      surface: { color: '#2b2723', rough: 0.5 },
      drop: { dx: 3, dy: 4, soft: 3, dark: 0.4 },
    },
    {
      markup: line('M0 -170 L 62 -250', 6),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: '#2b2723', rough: 0.5 },
      drop: { dx: 3, dy: 4, soft: 3, dark: 0.4 },
    },
    {
      markup: oval(0, -170, 10),
      form: { kind: 'ball' },
      surface: { color: '#b9925a', metal: true, shine: 0.8, rough: 0.25, texture: brushed() },
    },
  ]
}

/** A folded or rolled blanket. */
export function blanket({ color = '#b7a58b', band = '#6d4a36', folds = 3 } = {}): Part[] {
  return Array.from(
    { length: folds },
    (_, i): Part => ({
      markup: box(-190 + i * 3, -52 - i * 46, 380 - i * 6, 56, 24),
      form: cushion(24),
      surface: stuff(color, fleece(6, 1.3)),
      print: [-120, -96, 96, 120].map((x) => box(x - 7, -60 - i * 46, 14, 70, 0, band)).join(''),
      drop: { dx: 3, dy: 6, soft: 8, dark: 0.45 },
    }),
  )
}
