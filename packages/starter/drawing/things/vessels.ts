import { line, type Part, path, profile, type Surface, turnedPath } from '../studio/part.ts'
import { brushed, plaster, powder } from '../studio/texture.ts'

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

export const steel = (color = '#c9c7c2'): Surface => ({ color, metal: true, shine: 0.78, rough: 0.26, texture: brushed('x') })
export const coat = (color: string): Surface => ({ color, rough: 0.5, shine: 0.05, texture: powder() })
const clay = (color: string): Surface => ({ color, rough: 0.9, texture: plaster(0.9, 0.07) })

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
