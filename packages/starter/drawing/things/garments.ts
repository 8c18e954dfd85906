import { box, line, oval, type Part, path, type Relief, type Surface } from '../studio/part.ts'
import { fleece, jersey, knit, leather, ribs, type Texture, twill, weave } from '../studio/texture.ts'

/** Garments are seen from above, with the center of the chest at 0, 0. Units are about one millimeter. */
const cloth = (color: string, texture: Texture): Surface => ({ color, rough: 0.95, shine: 0.03, texture })
const bulge = (depth = 26): Part['form'] => ({ kind: 'pillow', depth, soft: depth * 0.55 })
const seam = (d: string): Relief[] => [
  { markup: line(d, 3, '#000'), height: 3, soft: 1.6 },
  { markup: line(d, 1.2, '#fff', 'stroke-dasharray="5 4" transform="translate(0 -7)"'), height: 0.9, soft: 0.6 },
]

/** Folds that fall from shoulders and armpits. */
const folds = (wide: number, long: number, deep = 7): Relief => ({
  markup: [
    `M${-wide * 0.8} ${-long * 0.3} C ${-wide * 0.5} 0 ${-wide * 0.6} ${long * 0.3} ${-wide * 0.45} ${long * 0.72}`,
    `M${wide * 0.82} ${-long * 0.32} C ${wide * 0.5} ${-long * 0.02} ${wide * 0.62} ${long * 0.24} ${wide * 0.36} ${long * 0.66}`,
    `M${-wide * 0.15} ${-long * 0.2} C ${-wide * 0.2} ${long * 0.1} ${wide * 0.08} ${long * 0.3} ${-wide * 0.05} ${long * 0.8}`,
  ]
    .map((d, i) => line(d, 30, i === 2 ? '#fff' : '#000'))
    .join(''),
  height: deep,
  soft: 20,
})

export interface TopStyle {
  color?: string
  /** Color of collar, cuffs and hem. Default: the garment's color. */
  trim?: string
  texture?: 'jersey' | 'knit' | 'weave' | 'twill' | 'shell' | 'fleece'
  sleeve?: 'short' | 'long'
  neck?: 'crew' | 'collar' | 'hood'
  /** Buttons down the front, or a zip. */
  front?: 'closed' | 'buttons' | 'zip'
  ribbed?: boolean
  pockets?: 'none' | 'chest' | 'patch' | 'kangaroo'
  stripe?: string
}

const textures: Record<NonNullable<TopStyle['texture']>, () => Texture> = {
  jersey: () => jersey(),
  knit: () => knit(13, 1.7),
  weave: () => weave(2.6, 0.3),
  twill: () => twill(),
  shell: () => ({ height: (x, y) => Math.sin(x / 60 + Math.sin(y / 90) * 2) * 2.5 }),
  fleece: () => fleece(),
}

const long = 330
const body = `M-92 -252 C -60 -226 60 -226 92 -252 L 196 -214 C 214 -150 206 -60 204 0 C 202 120 206 240 208 ${long - 14} C 100 ${long + 4} -100 ${long + 4} -208 ${long - 14} C -206 240 -202 120 -204 0 C -206 -60 -214 -150 -196 -214 Z`
const sleeves = {
  short: (side: number) =>
    `M${side * 186} -218 C ${side * 250} -196 ${side * 300} -120 ${side * 330} -40 C ${side * 296} -14 ${side * 262} 2 ${side * 232} 6 C ${side * 222} -30 ${side * 210} -60 ${side * 198} -80 Z`,
  long: (side: number) =>
    `M${side * 186} -218 C ${side * 252} -190 ${side * 288} -60 ${side * 302} 80 C ${side * 310} 170 ${side * 314} 240 ${side * 312} 312 C ${side * 290} 320 ${side * 262} 320 ${side * 246} 314 C ${side * 240} 220 ${side * 226} 100 ${side * 196} -70 Z`,
}

/** Anything worn on the upper body: T-shirt, shirt, sweater, hoodie, jacket. */
export function top({
  color = '#e8e2d6',
  trim = color,
  texture = 'jersey',
  sleeve = 'short',
  neck = 'crew',
  front = 'closed',
  ribbed = false,
  pockets = 'none',
  stripe,
}: TopStyle = {}): Part[] {
  const fabric = cloth(color, textures[texture]())
  const edge = cloth(trim, ribbed ? ribs(11, 2) : textures[texture]())
  const bars = stripe ? Array.from({ length: 16 }, (_, i) => box(-360, -200 + i * 36, 720, 15, 0, stripe)).join('') : ''
  const [foldsOn, cuffs] = [folds(200, long, texture === 'knit' ? 5 : 7), [-1, 1]]
  return [
    ...(neck === 'hood'
      ? hood(fabric)
      : [
          {
            markup: path('M-92 -252 C -60 -276 60 -276 92 -252 C 70 -196 -70 -196 -92 -252Z'),
            form: { kind: 'facing', x: 0, y: 0.55 } as const,
            surface: { ...fabric, color },
          },
        ]),
    ...cuffs.map(
      (side): Part => ({
        markup: path(sleeves[sleeve](side)),
        form: bulge(),
        surface: fabric,
        ...(bars && { print: `<g transform="rotate(${side * (sleeve === 'long' ? 8 : 0)})">${bars}</g>` }),
        relief: [
          {
            markup: line(
              `M${side * 226} -120 C ${side * 244} -40 ${side * 262} 20 ${side * 262} ${sleeve === 'long' ? 120 : -10}`,
              26,
              '#000',
            ),
            height: 6,
            soft: 16,
          },
          ...(sleeve === 'short' ? seam(`M${side * 226} -8 L ${side * 322} -56`) : []),
        ],
      }),
    ),
    ...(ribbed && sleeve === 'long'
      ? cuffs.map(
          (side): Part => ({
            markup: path(
              `M${side * 243} 288 C ${side * 266} 296 ${side * 290} 294 ${side * 314} 286 L ${side * 306} 352 C ${side * 290} 358 ${side * 268} 358 ${side * 256} 352 Z`,
            ),
            form: bulge(14),
            surface: edge,
            drop: { dx: 2, dy: 3, soft: 3, dark: 0.25 },
          }),
        )
      : []),
    {
      markup: path(body),
      form: bulge(30),
      surface: fabric,
      ...(bars && { print: bars }),
      relief: [
        foldsOn,
        ...(ribbed ? [] : seam(`M-204 ${long - 34} C -100 ${long - 18} 100 ${long - 18} 204 ${long - 34}`)),
        ...seam('M-196 -212 C -214 -150 -206 -110 -204 -76'),
        ...seam('M196 -212 C 214 -150 206 -110 204 -76'),
      ],
      drop: { dx: 5, dy: 6, soft: 9, dark: 0.3 },
    },
    ...(ribbed
      ? [
          {
            markup: path(
              `M-208 ${long - 34} C -100 ${long - 14} 100 ${long - 14} 208 ${long - 34} L 200 ${long + 34} C 100 ${long + 50} -100 ${long + 50} -200 ${long + 34} Z`,
            ),
            form: bulge(16),
            surface: edge,
            drop: { dx: 1, dy: 3, soft: 3, dark: 0.25 },
          } satisfies Part,
        ]
      : []),
    ...fronts(front, fabric, color),
    ...patches(pockets, fabric),
    ...necks(neck, ribbed ? edge : fabric),
  ]
}

const necks = (neck: NonNullable<TopStyle['neck']>, surface: Surface): Part[] => {
  if (neck === 'crew')
    return [
      {
        markup: path('M-98 -256 C -74 -182 74 -182 98 -256 L 78 -262 C 60 -210 -60 -210 -78 -262 Z'),
        form: { kind: 'pillow', depth: 9 },
        surface,
        drop: { dx: 2, dy: 4, soft: 4, dark: 0.3 },
      },
    ]
  if (neck === 'hood')
    return [-1, 1].map(
      (side): Part => ({
        markup: line(`M${side * 26} -196 C ${side * 30} -150 ${side * 26} -120 ${side * 32} -84`, 6),
        form: { kind: 'pillow', depth: 3 },
        surface: { color: '#efe9df', rough: 0.9 },
        drop: { dx: 3, dy: 3, soft: 3, dark: 0.35 },
      }),
    )
  return [-1, 1].map(
    (side): Part => ({
      markup: path(
        `M${side * 4} -196 L ${side * 84} -278 C ${side * 104} -262 ${side * 120} -240 ${side * 122} -214 L ${side * 62} -150 Z`,
      ),
      form: { kind: 'pillow', depth: 8, soft: 3 },
      surface,
      relief: seam(`M${side * 14} -190 L ${side * 62} -162 L ${side * 114} -216`),
      drop: { dx: 3, dy: 6, soft: 6, dark: 0.35 },
    }),
  )
}

const hood = (surface: Surface): Part[] => [
  {
    markup: path('M-128 -226 C -150 -330 -84 -400 0 -402 C 84 -400 150 -330 128 -226 C 80 -186 -80 -186 -128 -226Z'),
    form: bulge(40),
    surface,
    relief: [{ markup: line('M0 -398 V -300', 4, '#000'), height: 4, soft: 2 }],
  },
  {
    markup: path('M-82 -240 C -92 -316 -50 -352 0 -354 C 50 -352 92 -316 82 -240 C 60 -196 -60 -196 -82 -240Z'),
    form: { kind: 'facing', x: 0.1, y: 0.5 },
    surface: { ...surface, texture: jersey() },
  },
]

const fronts = (front: NonNullable<TopStyle['front']>, surface: Surface, color: string): Part[] => {
  if (front === 'closed') return []
  if (front === 'zip')
    return [
      {
        markup: box(-11, -206, 22, 534),
        form: { kind: 'pillow', depth: 8 },
        surface,
        drop: { dx: 3, dy: 2, soft: 4, dark: 0.3 },
      },
      {
        markup: box(-3.5, -204, 7, 530),
        form: { kind: 'rolled' },
        surface: { color: '#3a3a3a', rough: 0.4, shine: 0.3, texture: { tone: (_x, y) => (Math.floor(y / 3) % 2 ? 0.4 : 1) } },
      },
      {
        markup: box(-6, -196, 12, 30, 4),
        form: { kind: 'pillow', depth: 4 },
        surface: { color: '#b9b6b0', metal: true, shine: 0.8, rough: 0.3 },
        drop: { dx: 2, dy: 2, soft: 2, dark: 0.5 },
      },
    ]
  return [
    {
      markup: box(-20, -200, 40, 530, 2),
      form: { kind: 'pillow', depth: 5 },
      surface: { ...surface, color },
      relief: [...seam('M-14 -190 V 326'), ...seam('M14 -190 V 326')],
      drop: { dx: 3, dy: 2, soft: 4, dark: 0.28 },
    },
    ...Array.from(
      { length: 6 },
      (_, i): Part => ({
        markup: `${oval(0, -150 + i * 80, 8.5)}`,
        form: { kind: 'pillow', depth: 4 },
        surface: { color: '#cdbfa8', rough: 0.25, shine: 0.06 },
        relief: [
          {
            markup: oval(-2.4, -150 + i * 80, 1.5, 1.5, '#000') + oval(2.4, -150 + i * 80, 1.5, 1.5, '#000'),
            height: 3,
            soft: 0.5,
          },
        ],
        drop: { dx: 1.5, dy: 2, soft: 2, dark: 0.5 },
      }),
    ),
  ]
}

const patches = (pockets: NonNullable<TopStyle['pockets']>, surface: Surface): Part[] => {
  const shapes = {
    none: [],
    chest: ['M58 -120 H 148 V -30 L 103 -8 L 58 -30 Z'],
    patch: [
      'M44 96 H 168 V 226 L 152 246 H 60 L 44 226 Z',
      'M-44 96 H -168 V 226 L -152 246 H -60 L -44 226 Z',
      'M58 -120 H 150 V -28 L 140 -14 H 68 L 58 -28 Z',
    ],
    kangaroo: ['M-84 130 H 84 L 136 200 V 276 H -136 V 200 Z'],
  }[pockets]
  return shapes.map((d) => ({
    markup: path(d),
    form: { kind: 'pillow', depth: 6, soft: 3 },
    surface,
    relief: [{ markup: line(d, 1.4, '#000', 'stroke-dasharray="5 4"'), height: 1.2, soft: 0.8 }],
    drop: { dx: 2, dy: 4, soft: 4, dark: 0.35 },
  }))
}

export function trousers({ color = '#5b5a4a', texture = 'twill' as 'twill' | 'weave' } = {}): Part[] {
  const surface = cloth(color, texture === 'twill' ? twill() : weave(4))
  const leg = (side: number) =>
    `M${side * 150} -330 C ${side * 190} -160 ${side * 186} 100 ${side * 150} 420 C ${side * 120} 430 ${side * 60} 430 ${side * 36} 424 C ${side * 34} 200 ${side * 22} 0 0 -110 L 0 -330 Z`
  return [
    ...[1, -1].map(
      (side): Part => ({
        markup: path(leg(side)),
        form: bulge(28),
        surface,
        relief: [
          {
            markup: line(`M${side * 20} -130 C ${side * 90} 0 ${side * 96} 200 ${side * 92} 410`, 12, '#fff'),
            height: 5,
            soft: 8,
          },
          {
            markup: line(`M${side * 10} -120 C ${side * 60} -90 ${side * 100} -92 ${side * 150} -110`, 18, '#000'),
            height: 6,
            soft: 12,
          },
          ...seam(`M${side * 128} -322 C ${side * 132} -280 ${side * 150} -240 ${side * 172} -224`),
          ...seam(`M${side * 40} 404 C ${side * 80} 410 ${side * 120} 408 ${side * 152} 398`),
        ],
        drop: { dx: 5, dy: 5, soft: 8, dark: 0.35 },
      }),
    ),
    {
      markup: path('M-154 -368 C -60 -356 60 -356 154 -368 L 152 -322 C 60 -310 -60 -310 -152 -322 Z'),
      form: { kind: 'pillow', depth: 9 },
      surface,
      relief: seam('M-150 -328 C -60 -316 60 -316 150 -328'),
      drop: { dx: 1, dy: 4, soft: 4, dark: 0.35 },
    },
    ...[-100, 0, 100].map(
      (x): Part => ({
        markup: box(x - 6, -374, 12, 60, 3),
        form: { kind: 'pillow', depth: 4 },
        surface,
        drop: { dx: 2, dy: 2, soft: 2, dark: 0.4 },
      }),
    ),
    {
      markup: line('M0 -312 C 4 -240 2 -180 -2 -120', 3, '#fff'),
      form: { kind: 'flat' },
      surface: { color: '#2b2a24', rough: 1 },
    },
    {
      markup: oval(0, -338, 10),
      form: { kind: 'pillow', depth: 4 },
      surface: { color: '#8d7a5c', rough: 0.3, shine: 0.2 },
      drop: { dx: 1, dy: 2, soft: 2, dark: 0.5 },
    },
  ]
}

export function beanie({ color = '#8b3f2e' } = {}): Part[] {
  return [
    {
      markup: path('M-168 60 C -176 -90 -110 -226 0 -232 C 110 -226 176 -90 168 60 C 80 84 -80 84 -168 60Z'),
      form: bulge(70),
      surface: cloth(color, ribs(19, 3.2)),
      relief: [{ markup: line('M0 -230 L 0 -150 M0 -230 L -56 -160 M0 -230 L 56 -160', 12, '#000'), height: 8, soft: 7 }],
    },
    {
      markup: path('M-178 40 C -80 66 80 66 178 40 L 176 152 C 80 182 -80 182 -176 152 Z'),
      form: bulge(28),
      surface: cloth(color, ribs(19, 3.2)),
      drop: { dx: 0, dy: -5, soft: 9, dark: 0.45 },
    },
    {
      markup: box(62, 86, 58, 36, 3),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: '#a98558', rough: 0.6, texture: leather(5, 0.4) },
      drop: { dx: 2, dy: 3, soft: 3, dark: 0.4 },
    },
  ]
}

export function tote({ color = '#e2d7c2', mark = '#3b3a35' } = {}): Part[] {
  const strap = (x: number, lift: number) => line(`M${-x} -150 C ${-x} ${-lift} ${x} ${-lift} ${x} -150`, 26)
  const canvas = cloth(color, weave(3.2, 0.4))
  return [
    { markup: strap(92, 420), form: { kind: 'pillow', depth: 8 }, surface: { ...canvas, color } },
    {
      markup: path(
        'M-214 -172 C -120 -162 120 -162 214 -172 C 220 -40 224 160 216 330 C 100 344 -100 344 -216 330 C -224 160 -220 -40 -214 -172Z',
      ),
      form: bulge(30),
      surface: canvas,
      print: `<g fill="none" stroke="${mark}" stroke-width="7"><circle cx="0" cy="80" r="62"/><path d="M-62 80 H62 M-50 108 C -20 92 20 124 50 108"/></g>`,
      relief: [folds(200, 340, 8), ...seam('M-212 -140 C -120 -130 120 -130 212 -140')],
      drop: { dx: 5, dy: 6, soft: 9, dark: 0.3 },
    },
    { markup: strap(80, 350), form: { kind: 'pillow', depth: 8 }, surface: canvas, drop: { dx: 5, dy: 7, soft: 7, dark: 0.35 } },
    ...[-80, 80].map(
      (x): Part => ({
        markup: box(x - 15, -176, 30, 66, 2),
        form: { kind: 'pillow', depth: 4 },
        surface: canvas,
        relief: [
          {
            markup: line(
              `M${x - 9} -130 L ${x + 9} -116 M${x + 9} -130 L ${x - 9} -116 M${x - 9} -132 H ${x + 9} V -114 H ${x - 9}Z`,
              1.6,
              '#000',
            ),
            height: 1.4,
            soft: 0.7,
          },
        ],
        drop: { dx: 2, dy: 3, soft: 3, dark: 0.35 },
      }),
    ),
  ]
}

/** A folded scarf. */
export function scarf({ color = '#9a8265', band = '#5f4c3a' } = {}): Part[] {
  const surface = cloth(color, knit(10, 1.3))
  const fringe = (x: number) =>
    Array.from({ length: 13 }, (_, i) =>
      line(
        `M${x - 84 + i * 14} 296 C ${x - 88 + i * 14 + (i % 3) * 5} 330 ${x - 80 + i * 14} 350 ${x - 86 + i * 14 + (i % 4) * 3} 376`,
        5,
      ),
    ).join('')
  const strip = (x: number, lean: number): Part[] => [
    { markup: fringe(x + lean), form: { kind: 'pillow', depth: 2.5 }, surface: cloth(band, jersey()) },
    {
      markup: path(
        `M${x - 92} -300 C ${x - 96} -60 ${x - 92 + lean} 120 ${x - 92 + lean} 300 C ${x - 30 + lean} 312 ${x + 30 + lean} 312 ${x + 92 + lean} 300 C ${x + 92 + lean} 120 ${x + 96} -60 ${x + 92} -300 Z`,
      ),
      form: bulge(26),
      surface,
      print: [0, 1, 2].map((i) => box(x - 140, 168 + i * 40, 290, i === 1 ? 22 : 12, 0, band)).join(''),
      relief: [
        { markup: line(`M${x - 20} -280 C ${x + 16} -80 ${x - 26 + lean} 100 ${x + lean} 290`, 26, '#fff'), height: 6, soft: 16 },
      ],
      drop: { dx: 6, dy: 6, soft: 10, dark: 0.4 },
    },
  ]
  return [
    ...strip(64, 26),
    ...strip(-52, -10),
    {
      markup: path(
        'M-150 -346 C -60 -376 90 -376 168 -340 C 178 -300 170 -270 160 -250 C 60 -236 -60 -236 -150 -254 C -158 -286 -158 -316 -150 -346Z',
      ),
      form: bulge(40),
      surface,
      drop: { dx: 3, dy: 8, soft: 9, dark: 0.4 },
    },
  ]
}

/** A pair of low sneakers from the side; the foot of the nearer one is at 0, 0. */
export function trainers({ color = '#efece4', sole = '#f7f5ef', accent = '#4d6a57' } = {}): Part[] {
  const surface: Surface = { color, rough: 0.5, shine: 0.04, texture: leather(7, 0.35) }
  const upper =
    'M-214 -40 C -222 -110 -204 -168 -176 -184 C -146 -196 -120 -186 -96 -178 C -76 -176 -50 -184 -34 -178 C 20 -140 80 -110 150 -96 C 204 -86 226 -62 224 -36 Z'
  return [
    {
      markup: path(upper),
      form: { kind: 'pillow', depth: 46, soft: 16 },
      surface,
      relief: [
        ...seam('M-40 -176 C -60 -120 -40 -70 20 -40'),
        ...seam('M60 -120 C 44 -90 40 -64 56 -38'),
        ...seam('M-180 -180 C -160 -130 -170 -80 -150 -40'),
      ],
    },
    {
      markup: path('M-182 -178 C -150 -206 -70 -200 -34 -178 C -50 -160 -140 -152 -182 -178Z'),
      form: { kind: 'facing', x: 0, y: 0.35 },
      surface: { color: '#d9d2c4', rough: 1, texture: fleece(5, 0.8) },
    },
    {
      markup: path('M-214 -46 C -222 -100 -210 -140 -196 -160 C -176 -130 -172 -84 -176 -42 Z'),
      form: { kind: 'pillow', depth: 14 },
      surface: { ...surface, color: accent },
      drop: { dx: 2, dy: 2, soft: 3, dark: 0.3 },
    },
    {
      markup: path('M-20 -166 C 30 -130 70 -112 110 -104 C 96 -84 88 -64 92 -44 C 50 -60 0 -100 -34 -150Z'),
      form: { kind: 'pillow', depth: 16 },
      surface,
      drop: { dx: 1, dy: 3, soft: 3, dark: 0.3 },
    },
    ...[0, 1, 2, 3, 4].map(
      (i): Part => ({
        markup: line(
          `M${-22 + i * 25} ${-156 + i * 13} C ${2 + i * 25} ${-176 + i * 15} ${22 + i * 25} ${-164 + i * 14} ${34 + i * 25} ${-146 + i * 13}`,
          9,
        ),
        form: { kind: 'pillow', depth: 4.5 },
        surface: { color: '#fbfaf6', rough: 0.9, texture: weave(3, 0.4) },
        drop: { dx: 1, dy: 4, soft: 3, dark: 0.4 },
      }),
    ),
    {
      markup: path('M-222 -44 C -100 -36 100 -36 232 -44 C 240 -22 234 -4 222 0 L -214 0 C -226 -8 -228 -28 -222 -44Z'),
      form: { kind: 'pillow', depth: 16 },
      surface: { color: sole, rough: 0.6, texture: { height: (_x, y) => (y > -14 ? Math.sin(y * 1.2) * 0.8 : 0) } },
      drop: { dx: 0, dy: -5, soft: 6, dark: 0.35 },
    },
  ]
}

/** A standing backpack, seen from the front. */
export function backpack({ color = '#4a5240', strap = '#2f2b25', trim = '#9b6b3d' } = {}): Part[] {
  const canvas = cloth(color, weave(3, 0.4))
  const hide: Surface = { color: trim, rough: 0.55, texture: leather(6, 0.5) }
  const buckle = (x: number, y: number): Part[] => [
    {
      markup: box(x - 12, y - 120, 24, 150, 4),
      form: { kind: 'pillow', depth: 5 },
      surface: hide,
      drop: { dx: 3, dy: 4, soft: 4, dark: 0.4 },
    },
    {
      markup: `<rect x="${x - 19}" y="${y - 14}" width="38" height="28" rx="5" fill="none" stroke="#fff" stroke-width="7"/>`,
      form: { kind: 'pillow', depth: 3.5 },
      surface: { color: '#c9a968', metal: true, shine: 0.8, rough: 0.25 },
      drop: { dx: 2, dy: 3, soft: 2, dark: 0.5 },
    },
  ]
  return [
    {
      markup: line('M-54 -508 C -54 -560 54 -560 54 -508', 18),
      form: { kind: 'pillow', depth: 8 },
      surface: { color: strap, rough: 0.8 },
    },
    ...[-1, 1].map(
      (side): Part => ({
        markup: path(`M${side * 170} -250 C ${side * 226} -240 ${side * 236} -60 ${side * 214} -20 L ${side * 166} -16Z`),
        form: bulge(24),
        surface: canvas,
      }),
    ),
    {
      markup: path(
        'M-186 -16 C -204 -200 -196 -400 -150 -480 C -110 -526 110 -526 150 -480 C 196 -400 204 -200 186 -16 C 170 6 -170 6 -186 -16Z',
      ),
      form: bulge(60),
      surface: canvas,
      relief: [folds(150, 300, 5)],
      drop: { dx: 6, dy: 4, soft: 10, dark: 0.35 },
    },
    {
      markup: path(
        'M-146 -34 C -156 -120 -150 -190 -140 -214 C -90 -224 90 -224 140 -214 C 150 -190 156 -120 146 -34 C 100 -20 -100 -20 -146 -34Z',
      ),
      form: bulge(34),
      surface: canvas,
      relief: seam('M-132 -196 C -60 -206 60 -206 132 -196'),
      drop: { dx: 3, dy: -3, soft: 10, dark: 0.4 },
    },
    {
      markup: path(
        'M-160 -470 C -110 -526 110 -526 160 -470 C 186 -400 186 -330 170 -272 C 90 -250 -90 -250 -170 -272 C -186 -330 -186 -400 -160 -470Z',
      ),
      form: bulge(46),
      surface: canvas,
      relief: seam('M-160 -286 C -80 -266 80 -266 160 -286'),
      drop: { dx: 2, dy: 10, soft: 12, dark: 0.45 },
    },
    ...buckle(-82, -210),
    ...buckle(82, -210),
  ]
}

export function socks({ color = '#c9bda6', tip = '#8a4b34' } = {}): Part[] {
  const one = (x: number): Part[] => [
    {
      markup: path(
        `M${x - 62} -260 H ${x + 62} C ${x + 66} -120 ${x + 58} 0 ${x + 64} 60 C ${x + 100} 110 ${x + 170} 150 ${x + 190} 200 C ${x + 196} 250 ${x + 130} 266 ${x + 80} 244 C ${x - 10} 200 ${x - 70} 150 ${x - 66} 60 C ${x - 58} 0 ${x - 66} -120 ${x - 62} -260Z`,
      ),
      form: bulge(34),
      surface: cloth(color, knit(8, 1)),
      print: oval(x + 160, 226, 74, 62, tip) + oval(x - 54, 96, 52, 62, tip),
      drop: { dx: 6, dy: 6, soft: 9, dark: 0.4 },
    },
    {
      markup: box(x - 68, -270, 136, 100, 10),
      form: bulge(16),
      surface: cloth(color, ribs(11, 1.8)),
      drop: { dx: 1, dy: 3, soft: 4, dark: 0.3 },
    },
  ]
  return [...one(60), ...one(-110)]
}
