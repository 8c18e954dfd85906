import { place } from '../studio/part.ts'
import type { Picture } from '../studio/scene.ts'
import { board, chocolate, citrus, knife, loaf, pouch } from '../things/provisions.ts'
import { bowl, carafe, jar, kettle, label, mill, mug, oilBottle, plant, plate, pot, tin } from '../things/vessels.ts'
import { boards, closer, group, lay, plastered, stand, windowLight } from './shot.ts'

const honey = jar({ label: label(104, 34, 62, 'HONEY', 'LINDEN 350 G') })
const jam = jar({ content: '#8d2f2f', lid: '#d8d3c8', label: label(104, 34, 62, 'PLUM', 'JAM 300 G') })
const stack = [...plate(), ...place(bowl({ half: 112 }), { x: 0, y: -16 })]
const mugPicture = stand(mug(), { tone: 'cream', units: 330, shape: 'square', right: 14 })
const kettlePicture = stand(kettle(), { tone: 'sand', units: 640, shape: 'landscape', right: -10 })
const potPicture = stand(pot(), { tone: 'blush', units: 560, shape: 'landscape' })
const boardPicture = stand(board(), { tone: 'sage', units: 560 })
const knifePicture = lay(knife(), { tone: 'stone', units: 860, shape: 'landscape', right: -30 })
const coffee = pouch({})
const coffeePicture = stand(coffee, { tone: 'honey', units: 560 })
const loafPicture = stand(loaf(), { tone: 'sand', units: 560, shape: 'landscape', down: -30 })

export const kitchen: Record<string, Picture> = {
  'stoneware-mug-oat': mugPicture,
  'stoneware-mug-slate': stand(mug({ color: '#6c7a80', inside: '#d9dedd' }), {
    tone: 'sky',
    units: 330,
    shape: 'square',
    right: 14,
  }),
  'stoneware-mug-rust': stand(mug({ color: '#b06a4a', inside: '#ecd9c8' }), {
    tone: 'blush',
    units: 330,
    shape: 'square',
    right: 14,
  }),
  'stoneware-mug-morning': group(
    [
      { parts: coffee, x: 150, y: -30, scale: 0.9 },
      { parts: mug({ drink: '#3a2417' }), x: -90, y: 20, scale: 1.2 },
    ],
    { tone: 'clay', units: 640, shape: 'portrait' },
    { pattern: windowLight(-200, -520, 520) },
  ),
  'supper-bowl-oat': stand(bowl(), { tone: 'sand', units: 440, shape: 'landscape', down: -20 }),
  'supper-bowl-moss': stand(bowl({ color: '#6f7c62', inside: '#dfe2d2' }), {
    tone: 'cream',
    units: 440,
    shape: 'landscape',
    down: -20,
  }),
  'supper-plates': stand(stack, { tone: 'sage', units: 520, shape: 'landscape', down: -20 }),
  'pour-kettle-black': kettlePicture,
  'pour-kettle-cream': stand(kettle({ color: '#e6dcc8' }), { tone: 'clay', units: 640, shape: 'landscape', right: -10 }),
  'pour-kettle-detail': closer(kettlePicture, 60, -110, 260),
  'ember-pot-red': potPicture,
  'ember-pot-blue': stand(pot({ color: '#33546b' }), { tone: 'cream', units: 560, shape: 'landscape' }),
  'ember-pot-detail': closer(potPicture, 60, -150, 230),
  'pepper-mill': stand(mill(), { tone: 'cream', units: 360 }),
  'pepper-mill-pair': group(
    [
      { parts: mill(), x: -70 },
      { parts: mill({ color: '#cfa877' }), x: 70, y: 16 },
    ],
    { tone: 'forest', units: 400, shape: 'square', down: 30 },
  ),
  'oak-board': boardPicture,
  'oak-board-detail': closer(boardPicture, 20, -380, 260),
  'cook-knife': knifePicture,
  'cook-knife-detail': closer(knifePicture, -110, 0, 330),
  'water-carafe': stand(carafe(), { tone: 'sky', units: 460 }),
  'kitchen-shelf': group(
    [
      { parts: board(), x: -520, y: -40, scale: 0.95 },
      { parts: kettle(), x: -180, y: 0, scale: 0.95 },
      { parts: stack, x: 210, y: -10, scale: 0.9 },
      { parts: pot(), x: 560, y: 0, scale: 0.95 },
      { parts: mill(), x: 790, y: 20, scale: 0.95 },
      { parts: mug({ color: '#b06a4a' }), x: 20, y: 40, scale: 0.9 },
    ],
    { tone: 'sage', units: 1620, shape: 'wide', right: -100, down: 30 },
    { ...boards, floor: '#b98e62', horizon: -60, bend: 3, pattern: windowLight(-700, -760, 800) },
  ),
}

const oilPicture = stand(oilBottle(), { tone: 'honey', units: 560, down: -10 })
export const food: Record<string, Picture> = {
  'morning-coffee': coffeePicture,
  'morning-coffee-decaf': stand(pouch({ color: '#e4ddd0', name: 'EVENING', below: 'DECAF WHOLE BEAN', band: '#4d5d50' }), {
    tone: 'sage',
    units: 560,
  }),
  'morning-coffee-detail': closer(coffeePicture, 0, -180, 260),
  'grove-olive-oil': oilPicture,
  'grove-olive-oil-detail': closer(oilPicture, 0, -180, 220),
  'linden-honey': stand(honey, { tone: 'cream', units: 330, shape: 'square', down: 10 }),
  'linden-honey-pair': group(
    [
      { parts: jam, x: 88, y: -20 },
      { parts: honey, x: -80, y: 10 },
    ],
    { tone: 'sand', units: 460, shape: 'landscape', down: -10 },
  ),
  'plum-jam': stand(jam, { tone: 'blush', units: 330, shape: 'square', down: 10 }),
  'dark-chocolate': stand(chocolate(), { tone: 'clay', units: 560 }),
  'dark-chocolate-milk': stand(chocolate({ color: '#a9573a', name: 'MILK 48', ink: '#f6e3c8' }), { tone: 'cream', units: 560 }),
  'country-loaf': loafPicture,
  'country-loaf-detail': closer(loafPicture, -10, -96, 250),
  'sencha-tin': stand(tin(), { tone: 'sage', units: 340 }),
  'sencha-tin-black': stand(tin({ color: '#2f3236', name: 'ASSAM', below: 'BLACK TEA 80 G' }), { tone: 'honey', units: 340 }),
  'harvest-table': group(
    [
      { parts: oilBottle(), x: -560, y: -30, scale: 1 },
      { parts: coffee, x: 600, y: -30, scale: 0.9 },
      { parts: tin(), x: 360, y: 0, scale: 1.05 },
      { parts: jam, x: -380, y: 0, scale: 1.05 },
      { parts: honey, x: -240, y: 34, scale: 1.05 },
      { parts: loaf(), x: 70, y: 30, scale: 0.95 },
      { parts: citrus({ size: 52 }), x: 300, y: 64 },
      { parts: citrus({ size: 48, color: '#e2b23a' }), x: 400, y: 74 },
      { parts: citrus({ size: 46 }), x: -500, y: 76 },
    ],
    { tone: 'forest', units: 1560, shape: 'wide', right: -20, down: 10 },
    { ...boards, floor: '#a27a50', horizon: -70, bend: 3, pattern: windowLight(-300, -760, 760) },
  ),
  'bakers-bench': group(
    [
      { parts: board({ color: '#b58a5c' }), x: -230, y: -40, scale: 1.05 },
      { parts: loaf(), x: 110, y: 20 },
      { parts: honey, x: 370, y: 6 },
      { parts: plant({ color: '#d8cbb6', leaf: '#5b7148' }), x: -440, y: 0, scale: 0.6 },
    ],
    { tone: 'blush', units: 1180, shape: 'landscape', down: 10 },
    { ...boards, ...plastered, floor: '#b98e62', horizon: -60, bend: 3 },
  ),
}
