import { box, oval, type Part, path } from '../studio/part.ts'
import type { Picture } from '../studio/scene.ts'
import { marble, plaster } from '../studio/texture.ts'
import { bangle, hoops, necklace, ring, signet, silver, studs, watch } from '../things/jewels.ts'
import { branches, vase } from '../things/vessels.ts'
import { closer, group, lay, leafLight, plastered, type Shape, spread, type Tone } from './shot.ts'

const on = (parts: Part[], tone: Tone, units = 560, shape: Shape = 'square') =>
  lay(parts, { tone, units, shape }, { thick: 9, texture: plaster(0.9, 0.05) })
/** A stone plinth, `high` units tall. */
const plinth = (half: number, high: number, color = '#e9e4dc'): Part[] => [
  {
    markup: path(`M${-half} ${-high} V0 A${half} ${half * 0.14} 0 0 0 ${half} 0 V${-high}Z`),
    form: { kind: 'turned' },
    surface: { color, rough: 0.7, texture: marble() },
  },
  {
    markup: oval(0, -high, half, half * 0.14),
    form: { kind: 'facing', x: -0.1, y: -0.5 },
    surface: { color, rough: 0.6, texture: marble() },
  },
]
const slab = (x: number, y: number, w: number, h: number): Part[] => [
  {
    markup: box(x, y, w, h, 14),
    form: { kind: 'pillow', depth: 10 },
    surface: { color: '#e6e0d6', rough: 0.6, texture: marble(0.3) },
  },
]

const emerald = on(ring({ stone: '#2f7a63' }), 'blush')
const discPicture = lay(necklace(), { tone: 'clay', units: 720, down: 10 }, { thick: 6 })
const watchPicture = lay(watch(), { tone: 'sage', units: 900 }, { thick: 16 })

export const jewelry: Record<string, Picture> = {
  'thread-ring-gold': on(ring({ band: 20 }), 'cream', 520),
  'thread-ring-silver': on(ring({ band: 20, metal: silver }), 'stone', 520),
  'emerald-ring': emerald,
  'emerald-ring-detail': closer(emerald, 0, -130, 230),
  'signet-ring': on(signet({}), 'sand'),
  'signet-ring-silver': on(signet({ metal: silver }), 'night'),
  'river-hoops-gold': on(hoops(), 'sand', 640),
  'river-hoops-silver': on(hoops({ metal: silver }), 'sky', 640),
  'pearl-studs': on(studs(), 'wine', 520),
  'sun-necklace': discPicture,
  'sun-necklace-detail': closer(discPicture, 0, 260, 300),
  'garnet-pendant': lay(necklace({ disc: false, stone: '#8a3b4a' }), { tone: 'blush', units: 720, down: 10 }, { thick: 6 }),
  'open-cuff': on(bangle(), 'cream', 700),
  'open-cuff-gold': on(bangle({ metal: { color: '#e2b566', metal: true, shine: 0.92, rough: 0.12 } }), 'sage', 700),
  'field-watch': watchPicture,
  'field-watch-black': lay(
    watch({ strap: '#2c2a28', face: '#2a2f33', ink: '#f0ebe0' }),
    { tone: 'sand', units: 900 },
    { thick: 16 },
  ),
  'field-watch-detail': closer(watchPicture, 0, 0, 420),
  'jewel-plinths': group(
    [
      { parts: plinth(150, 250, '#d9cfc2'), x: -380, y: -10 },
      { parts: ring({ stone: '#2f7a63' }), x: -380, y: -352, scale: 0.66 },
      { parts: plinth(190, 130), x: 0, y: 30 },
      { parts: signet({}), x: -60, y: -176, scale: 0.6 },
      { parts: ring({ band: 22, metal: silver }), x: 90, y: -160, scale: 0.56 },
      { parts: plinth(140, 330, '#cdb7a6'), x: 360, y: -20 },
      { parts: vase({ kind: 'neck', color: '#efe7dc' }), x: 360, y: -350, scale: 0.7 },
      { parts: branches({ up: 330, bloom: '#e9c9b6' }), x: 360, y: -350, scale: 0.6 },
    ],
    { tone: 'clay', units: 1560, shape: 'wide', right: 230, down: 30 },
    { ...plastered, horizon: -70, bend: 30, pattern: leafLight(-900, -800, 900) },
  ),
  'jewel-table': spread(
    [
      { parts: slab(-330, -230, 700, 470), x: 0, y: 0 },
      { parts: necklace(), x: -190, y: -20, scale: 0.72 },
      { parts: hoops(), x: 220, y: -100, scale: 0.5 },
      { parts: ring({ stone: '#8a3b4a' }), x: 120, y: 140, scale: 0.55 },
      { parts: studs(), x: 300, y: 160, scale: 0.5 },
    ],
    { tone: 'blush', units: 1040, shape: 'landscape' },
    { thick: 8, pattern: leafLight(-300, -420, 700) },
  ),
}
