import { box, line, oval, type Part, path, type Surface } from '../studio/part.ts'
import { brushed, crust, plaster, wood } from '../studio/texture.ts'

/** Food has the center of its foot at 0, 0. Units are about one millimeter. */
const paper = (color: string): Surface => ({
  color,
  rough: 0.85,
  shine: 0.03,
  texture: {
    height: (x, y) => Math.sin(x / 31 + Math.sin(y / 57) * 2) * 1.4 + Math.sin(y / 43 + x / 90) * 1.6,
    tone: (x, y) => 0.98 + 0.03 * Math.sin(x / 50 + y / 80),
  },
})

const words = (x: number, y: number, size: number, text: string, fill: string, serif = true) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" letter-spacing="${size * 0.06}" font-family="${serif ? 'DejaVu Serif, serif' : 'DejaVu Sans, sans-serif'}">${text}</text>`

/** A bag with a flat bottom and a folded top. */
export function pouch({
  color = '#d9c3a0',
  ink = '#3a2a20',
  name = 'MORNING',
  below = 'WHOLE BEAN COFFEE',
  band = '#b8552f',
  net = '250 G',
} = {}): Part[] {
  return [
    {
      markup: path('M-128 -6 C -140 -120 -136 -300 -130 -392 L 130 -392 C 136 -300 140 -120 128 -6 C 90 4 -90 4 -128 -6Z'),
      form: { kind: 'pillow', depth: 66, soft: 26 },
      surface: paper(color),
      print: `${box(-160, -190, 320, 96, 0, band)}${words(0, -246, 38, name, ink)}${words(0, -140, 15, below, '#fbf4e6', false)}${words(0, -114, 12, net, '#fbf4e6', false)}${line('M-70 -226 H70', 1.6, ink)}`,
      relief: [
        {
          markup:
            line('M-118 -20 C -80 -90 -86 -200 -110 -380', 14, '#000') + line('M118 -20 C 80 -90 86 -200 110 -380', 14, '#000'),
          height: 10,
          soft: 10,
        },
      ],
    },
    {
      markup: box(-132, -440, 264, 58, 3),
      form: { kind: 'pillow', depth: 7 },
      surface: paper(color),
      relief: [{ markup: line('M-128 -420 H128 M-128 -404 H128', 3, '#000'), height: 4, soft: 2 }],
      drop: { dx: 2, dy: 6, soft: 6, dark: 0.35 },
    },
    {
      markup: box(-146, -428, 292, 15, 4),
      form: { kind: 'pillow', depth: 4 },
      surface: { color: '#efe6d4', rough: 0.5 },
      drop: { dx: 2, dy: 3, soft: 3, dark: 0.4 },
    },
  ]
}

/** A bar of chocolate in paper, torn open at the top. */
export function chocolate({ color = '#2f4a43', ink = '#f0dfb8', name = 'DARK 72', below = 'SINGLE ORIGIN' } = {}): Part[] {
  const pieces = Array.from(
    { length: 3 },
    (_, i): Part => ({
      markup: box(-92 + i * 62, -452, 58, 80, 5),
      form: { kind: 'pillow', depth: 11, soft: 3 },
      surface: { color: '#4a2817', rough: 0.35, shine: 0.05 },
    }),
  )
  return [
    { markup: box(-96, -440, 192, 130, 4), form: { kind: 'pillow', depth: 6 }, surface: { color: '#4a2817', rough: 0.35 } },
    ...pieces,
    {
      markup: path('M-102 -372 L -70 -380 L -40 -368 L -8 -382 L 26 -370 L 60 -384 L 102 -372 V -300 H -102Z'),
      form: { kind: 'pillow', depth: 4 },
      surface: {
        color: '#d9c9a4',
        metal: true,
        shine: 0.8,
        rough: 0.35,
        texture: { height: (x, y) => Math.sin(x / 4 + Math.sin(y / 5)) * 0.8 },
      },
      drop: { dx: 2, dy: -3, soft: 5, dark: 0.4 },
    },
    {
      markup: box(-108, -340, 216, 340, 3),
      form: { kind: 'pillow', depth: 9 },
      surface: paper(color),
      print: `<g fill="none" stroke="${ink}" stroke-width="2.4"><rect x="-84" y="-314" width="168" height="288"/><circle cx="0" cy="-226" r="46"/><path d="M-46 -226 C -16 -250 16 -202 46 -226 M-38 -200 C -12 -222 12 -178 38 -200"/></g>${words(0, -116, 28, name, ink)}${words(0, -84, 12, below, ink, false)}${words(0, -52, 12, '80 G', ink, false)}`,
      drop: { dx: 2, dy: -4, soft: 6, dark: 0.4 },
    },
  ]
}

export function loaf({ color = '#b9793d' } = {}): Part[] {
  const cuts = [-90, -20, 50, 116].map((x) => `M${x - 30} -146 C ${x} -110 ${x + 16} -80 ${x + 14} -46`)
  return [
    {
      markup: path('M-216 -34 C -226 -114 -120 -174 0 -176 C 130 -178 226 -112 216 -36 C 204 22 -202 24 -216 -34Z'),
      form: { kind: 'pillow', depth: 120, soft: 34 },
      surface: { color, rough: 0.85, texture: crust() },
      print: `<g fill="none" stroke="#ecd2a2" stroke-width="17" stroke-linecap="round" opacity="0.9">${cuts.map((d) => `<path d="${d}"/>`).join('')}</g>`,
      relief: [
        { markup: cuts.map((d) => line(d, 20, '#000')).join(''), height: 9, soft: 5 },
        { markup: cuts.map((d) => `<g transform="translate(-14 -4)">${line(d, 8)}</g>`).join(''), height: 10, soft: 4 },
      ],
    },
  ]
}

/** A cutting board, standing against a wall or lying. */
export function board({ color = '#a97c4e', handle = true } = {}): Part[] {
  return [
    {
      markup: `<path fill-rule="evenodd" fill="#fff" d="M-130 0 C -140 -20 -140 -330 -130 -348 C -110 -364 -50 -364 -34 -372 L -34 -440 C -34 -474 34 -474 34 -440 L 34 -372 C 50 -364 110 -364 130 -348 C 140 -330 140 -20 130 0Z${handle ? 'M-13 -440 a13 13 0 1 0 26 0 a13 13 0 1 0 -26 0Z' : ''}"/>`,
      form: { kind: 'pillow', depth: 9 },
      surface: { color, rough: 0.5, texture: wood('y', 0.42) },
    },
  ]
}

export function citrus({ color = '#e08a2c', size = 60 } = {}): Part[] {
  return [
    {
      markup: oval(0, -size, size, size * 0.96),
      form: { kind: 'ball' },
      surface: { color, rough: 0.42, shine: 0.045, texture: plaster(0.9, 0.05) },
    },
    {
      markup: oval(size * 0.16, -size * 1.72, 6, 3),
      form: { kind: 'pillow', depth: 3 },
      surface: { color: '#5d6a2e', rough: 0.8 },
    },
  ]
}

/** A lying knife with its blade to the right. */
export function knife({ handle = '#6d4526' } = {}): Part[] {
  return [
    {
      markup: path('M-70 -34 H 300 C 330 -34 344 -26 350 -14 C 300 20 120 40 -60 40 Z'),
      form: { kind: 'facing', x: -0.2, y: -0.3 },
      surface: { color: '#cfd1d2', metal: true, shine: 0.85, rough: 0.2, texture: brushed('x', 0.1) },
      relief: [{ markup: line('M-66 14 C 120 12 260 0 340 -14', 3, '#fff'), height: 3, soft: 2 }],
    },
    {
      markup: box(-86, -38, 26, 82, 4),
      form: { kind: 'rolled' },
      surface: { color: '#b9b7b1', metal: true, shine: 0.8, rough: 0.3 },
      drop: { dx: 4, dy: 4, soft: 4, dark: 0.4 },
    },
    {
      markup: path('M-84 -30 C -160 -38 -220 -24 -282 -32 C -306 -30 -306 22 -282 32 C -220 22 -160 40 -84 34 Z'),
      form: { kind: 'pillow', depth: 24 },
      surface: { color: handle, rough: 0.4, texture: wood('x', 0.4) },
      drop: { dx: 3, dy: 4, soft: 5, dark: 0.4 },
    },
    ...[-240, -180, -120].map(
      (x): Part => ({
        markup: oval(x, 1, 7),
        form: { kind: 'ball' },
        surface: { color: '#c9a968', metal: true, shine: 0.85, rough: 0.25 },
      }),
    ),
  ]
}
