import type { Picture } from '../studio/scene.ts'
import { backpack, beanie, scarf, socks, top, tote, trainers, trousers } from '../things/garments.ts'
import { closer, lay, type Shape, spread, stand, type Tone } from './shot.ts'

const flat = (parts: ReturnType<typeof top>, tone: Tone, units = 840, shape: Shape = 'portrait', down = 0) =>
  lay(parts, { tone, units, shape, down })

const tee = (color: string) => top({ color })
const shirt = (color: string) =>
  top({ color, texture: 'weave', sleeve: 'long', neck: 'collar', front: 'buttons', pockets: 'chest' })
const sweater = (color: string) => top({ color, texture: 'knit', sleeve: 'long', ribbed: true })
const hoodie = (color: string) =>
  top({ color, texture: 'fleece', sleeve: 'long', neck: 'hood', ribbed: true, pockets: 'kangaroo' })
const jacket = (color: string) =>
  top({ color, texture: 'twill', sleeve: 'long', neck: 'collar', front: 'buttons', pockets: 'patch' })
const breton = top({ color: '#f0ebe0', sleeve: 'long', stripe: '#2d3c55' })
export const rainJacket = (color: string) =>
  top({ color, texture: 'shell', sleeve: 'long', neck: 'hood', front: 'zip', pockets: 'kangaroo' })

const teePicture = flat(tee('#ece7dc'), 'sand')
const shirtPicture = flat(shirt('#b9c8d2'), 'cream')
const sweaterPicture = flat(sweater('#66755a'), 'sand', 860, 'portrait', -20)
const hoodiePicture = flat(hoodie('#8f8b86'), 'stone', 900, 'portrait', 36)
const jacketPicture = flat(jacket('#36506e'), 'sand')
const chinosPicture = flat(trousers(), 'cream', 900, 'portrait', -24)
const beaniePicture = lay(beanie(), { tone: 'sand', units: 600, shape: 'square', down: 20 })
const totePicture = flat(tote(), 'sage', 860, 'portrait', 40)
const scarfPicture = flat(scarf(), 'blush', 880, 'portrait', -10)

export const apparel: Record<string, Picture> = {
  'heavy-tee-chalk': teePicture,
  'heavy-tee-moss': flat(tee('#6f7a5d'), 'sand'),
  'heavy-tee-ink': flat(tee('#33383f'), 'sand'),
  'heavy-tee-detail': closer(teePicture, 30, -200, 340),
  'linen-shirt-sky': shirtPicture,
  'linen-shirt-white': flat(shirt('#f3f0e8'), 'clay'),
  'linen-shirt-detail': closer(shirtPicture, 60, -150, 360),
  'merino-sweater-moss': sweaterPicture,
  'merino-sweater-rust': flat(sweater('#a9573a'), 'sand', 860, 'portrait', -20),
  'merino-sweater-detail': closer(sweaterPicture, 60, -160, 300),
  'fleece-hoodie': hoodiePicture,
  'fleece-hoodie-detail': closer(hoodiePicture, 0, -230, 420),
  'breton-top': flat(breton, 'cream'),
  'chore-jacket-blue': jacketPicture,
  'chore-jacket-umber': flat(jacket('#6d523a'), 'cream'),
  'chore-jacket-detail': closer(jacketPicture, 60, -120, 380),
  'straight-chinos': chinosPicture,
  'straight-chinos-detail': closer(chinosPicture, 0, -300, 340),
  'ribbed-beanie-rust': beaniePicture,
  'ribbed-beanie-navy': lay(beanie({ color: '#2f3b52' }), { tone: 'sand', units: 600, shape: 'square', down: 20 }),
  'canvas-tote': totePicture,
  'canvas-tote-detail': closer(totePicture, 40, -150, 320),
  'lambswool-scarf': scarfPicture,
  'court-trainers': stand(trainers(), { tone: 'sky', units: 640, shape: 'landscape' }),
  'court-trainers-clay': stand(trainers({ color: '#e6d5c3', accent: '#b0603f', sole: '#f2ece0' }), {
    tone: 'cream',
    units: 640,
    shape: 'landscape',
  }),
  'wool-socks': lay(socks(), { tone: 'honey', units: 700, shape: 'square', right: -20 }),
  wardrobe: spread(
    [
      { parts: jacket('#36506e'), x: -420, y: 30 },
      { parts: trousers({ color: '#7a7257' }), x: 130, y: 20, scale: 0.9 },
      { parts: tote(), x: 560, y: 60, scale: 0.75 },
      { parts: beanie(), x: 880, y: -170, scale: 0.75 },
      { parts: scarf({ color: '#c0a583' }), x: 900, y: 290, scale: 0.62, turn: 8 },
      { parts: socks(), x: -900, y: 60, scale: 0.72, turn: -6 },
    ],
    { tone: 'sand', units: 2000, shape: 'wide' },
    { thick: 14 },
  ),
  'folded-season': spread(
    [
      { parts: sweater('#66755a'), x: -330, y: 0 },
      { parts: shirt('#f3f0e8'), x: 320, y: -10 },
    ],
    { tone: 'clay', units: 1400, shape: 'landscape' },
  ),
  'day-pack-olive': stand(backpack(), { tone: 'sand', units: 720 }),
  'day-pack-navy': stand(backpack({ color: '#35435a', trim: '#8a5d3b' }), { tone: 'sky', units: 720 }),
  'rain-jacket-yellow': flat(rainJacket('#cfa53a'), 'sky', 880, 'portrait', 36),
  'rain-jacket-slate': flat(rainJacket('#55626b'), 'sand', 880, 'portrait', 36),
}
