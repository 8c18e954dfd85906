import type { Picture } from '../studio/scene.ts'
import {
  armchair,
  blanket,
  chair,
  clock,
  floorLamp,
  mirror,
  pendant,
  pillow,
  shelf,
  sideboard,
  sideTable,
  sofa,
  stool,
  table,
  tableLamp,
} from '../things/furniture.ts'
import { bowl, branches, candle, plant, vase } from '../things/vessels.ts'
import { boards, closer, group, plastered, stand, windowLight } from './shot.ts'

const sofaPicture = stand(sofa(), { tone: 'cream', units: 1040, shape: 'landscape', down: -40 })
const chairPicture = stand(armchair(), { tone: 'sand', units: 620 })
const tablePicture = stand(table(), { tone: 'cream', units: 1060, shape: 'landscape', down: -40 })
const sideboardPicture = stand(sideboard(), { tone: 'sage', units: 900, shape: 'landscape', down: -30 })
const lampPicture = stand(tableLamp(), { tone: 'clay', units: 500 })

export const home: Record<string, Picture> = {
  'harbour-sofa-sand': sofaPicture,
  'harbour-sofa-forest': stand(sofa({ color: '#53624f', texture: 'boucle' }), {
    tone: 'sand',
    units: 1040,
    shape: 'landscape',
    down: -40,
  }),
  'harbour-sofa-room': group(
    [
      { parts: sofa(), x: 0 },
      { parts: pillow({ turn: 5 }), x: -270, y: -120 },
      { parts: pillow({ color: '#7b8a6c', turn: -6 }), x: 280, y: -118 },
      { parts: floorLamp(), x: -560, y: -10, scale: 1.15 },
    ],
    { tone: 'sand', units: 1500, shape: 'landscape', right: 60, down: -60 },
    { ...boards, floor: '#b98e62', horizon: -90, bend: 3 },
  ),
  'harbour-sofa-detail': closer(sofaPicture, -240, -200, 420),
  'lounge-chair': chairPicture,
  'lounge-chair-moss': stand(armchair({ color: '#6d7558' }), { tone: 'cream', units: 620 }),
  'lounge-chair-detail': closer(chairPicture, -90, -250, 260),
  'oak-table': tablePicture,
  'oak-table-detail': closer(tablePicture, 330, -300, 330),
  'ladder-chair': stand(chair(), { tone: 'clay', units: 620 }),
  'ladder-chair-black': stand(chair({ color: '#3a332d', seat: '#d8c49c' }), { tone: 'cream', units: 620 }),
  'perch-stool': stand(stool(), { tone: 'blush', units: 440, shape: 'square' }),
  'pedestal-table': stand(sideTable(), { tone: 'sage', units: 480, shape: 'square' }),
  'pedestal-table-styled': group(
    [
      { parts: sideTable(), x: 0 },
      { parts: vase({ kind: 'neck', color: '#8d9a8b' }), x: -46, y: -252, scale: 0.62 },
      { parts: candle(), x: 62, y: -250, scale: 0.6 },
    ],
    { tone: 'sand', units: 560 },
  ),
  'slat-sideboard': sideboardPicture,
  'slat-sideboard-room': group(
    [
      { parts: mirror(), x: 40, y: -330, scale: 0.8, wall: true },
      { parts: sideboard(), x: 0 },
      { parts: tableLamp(), x: -240, y: -312, scale: 0.66 },
      { parts: vase({ color: '#c9b59b' }), x: 250, y: -312, scale: 0.66 },
      { parts: branches({}), x: 250, y: -312, scale: 0.66 },
    ],
    { tone: 'clay', units: 1000, shape: 'landscape', down: 20 },
    { ...boards, floor: '#a97d55', horizon: -60, bend: 3 },
  ),
  'slat-sideboard-detail': closer(sideboardPicture, 40, -200, 330),
  'ladder-shelf': stand(shelf(), { tone: 'cream', units: 700 }),
  'ridge-lamp': lampPicture,
  'ridge-lamp-detail': closer(lampPicture, 0, -130, 250),
  'arc-lamp': stand(floorLamp(), { tone: 'sand', units: 700, right: -60 }),
  'dome-pendant-green': stand(pendant(), { tone: 'white', units: 560, down: 80, dark: 0 }),
  'dome-pendant-ochre': stand(pendant({ color: '#c28a35' }), { tone: 'stone', units: 560, down: 80, dark: 0 }),
  'oval-mirror': group(
    [{ parts: mirror(), x: 0, y: 0, wall: true }],
    { tone: 'blush', units: 640, down: -20 },
    { ...plastered, horizon: 9000 },
  ),
  'quiet-clock': group(
    [{ parts: clock(), x: 0, y: 0, wall: true }],
    { tone: 'sage', units: 560, shape: 'square', down: -58 },
    { ...plastered, horizon: 9000 },
  ),
  'boucle-blanket': stand(blanket(), { tone: 'sand', units: 600, shape: 'landscape' }),
  'linen-cushion-rust': stand(pillow({ size: 300 }), { tone: 'cream', units: 560, shape: 'square' }),
  'linen-cushion-sage': stand(pillow({ size: 300, color: '#8a9a7b' }), { tone: 'blush', units: 560, shape: 'square' }),
  'moon-vase': stand([...vase(), ...branches({})], { tone: 'cream', units: 620, down: 70 }),
  'moon-vase-bare': stand(vase(), { tone: 'clay', units: 470, shape: 'square' }),
  'long-neck-vase': stand(vase({ kind: 'neck', color: '#7f8f86' }), { tone: 'sand', units: 470 }),
  'cedar-candle': stand(candle(), { tone: 'wine', units: 330, shape: 'square' }),
  'window-plant': stand(plant(), { tone: 'sage', units: 640 }),
  'living-room': group(
    [
      { parts: mirror(), x: 420, y: -440, scale: 0.85, wall: true },
      { parts: floorLamp(), x: -700, y: -20, scale: 1.25 },
      { parts: sofa({ color: '#c9bda8' }), x: -110, y: 0, scale: 1.1 },
      { parts: pillow({ turn: 5 }), x: -410, y: -134, scale: 1.1 },
      { parts: pillow({ color: '#7b8a6c', turn: -6 }), x: 190, y: -132, scale: 1.1 },
      { parts: plant(), x: 850, y: -10, scale: 1.1 },
      { parts: sideTable(), x: 560, y: 30, scale: 0.95 },
      { parts: candle(), x: 530, y: -212, scale: 0.62 },
      { parts: bowl({ half: 100, high: 70 }), x: 610, y: -210, scale: 0.62 },
    ],
    { tone: 'sand', units: 1960, shape: 'wide', down: -90, right: -60 },
    { ...boards, floor: '#b58a5f', horizon: -110, bend: 3, pattern: windowLight(-200, -900, 900) },
  ),
  'reading-corner': group(
    [
      { parts: shelf(), x: -330, y: -40, scale: 1.05 },
      { parts: armchair({ color: '#a5643f' }), x: 130, y: 0, scale: 1.15 },
      { parts: blanket({ folds: 2 }), x: 130, y: -150, scale: 0.5 },
      { parts: plant(), x: 470, y: -20, scale: 0.9 },
    ],
    { tone: 'sage', units: 1300, shape: 'landscape', down: -30, right: -40 },
    { ...boards, floor: '#b58a5f', horizon: -100, bend: 3 },
  ),
  'dining-room': group(
    [
      { parts: pendant({ color: '#c28a35' }), x: 0, y: -420, scale: 0.9, wall: true },
      { parts: chair(), x: -300, y: -30 },
      { parts: chair(), x: 300, y: -30, flip: true },
      { parts: table(), x: 0, y: 20 },
      { parts: vase({ kind: 'round', color: '#d8cbb6' }), x: -40, y: -318, scale: 0.6 },
      { parts: branches({}), x: -40, y: -318, scale: 0.6 },
      { parts: bowl({}), x: 150, y: -314, scale: 0.6 },
    ],
    { tone: 'forest', units: 1500, shape: 'landscape', down: 20 },
    { ...boards, floor: '#8a6743', horizon: -80, bend: 3 },
  ),
}
