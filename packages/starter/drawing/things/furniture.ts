import { box, oval, type Part, path, type Surface } from '../studio/part.ts'
import { type Texture, wood } from '../studio/texture.ts'
import { steel } from './vessels.ts'

/** Furniture has the center of its foot at 0, 0 and is seen from the front. Units are about two millimeters. */
const timber = (color = '#b58a5c', along: 'x' | 'y' = 'x', contrast = 0.3): Surface => ({
  color,
  rough: 0.55,
  shine: 0.04,
  texture: wood(along, contrast),
})
const leg = (x: number, lean: number, up: number, half = 8, surface = timber('#8a6238', 'y')): Part => ({
  markup: path(`M${x - half} ${-up} H ${x + half} L ${x + lean + half * 0.62} 0 H ${x + lean - half * 0.62} Z`),
  form: { kind: 'turned' },
  surface,
})
const set = (dy: number, dark = 0.4): Part['drop'] => ({ dx: 4, dy, soft: 12, dark })

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
