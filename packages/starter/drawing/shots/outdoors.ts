import { path } from '../studio/part.ts'
import type { Backdrop, Picture } from '../studio/scene.ts'
import { backpack } from '../things/garments.ts'
import { enamelMug, lantern, roll, stove, tent } from '../things/outdoors.ts'
import { bottle, pot, tumbler } from '../things/vessels.ts'
import { closer, group, stand } from './shot.ts'

/** Hills at dusk behind a camp, as color bands that become paler with distance. */
const hills = (): Picture['scene']['items'] =>
  [
    [
      'M-2000 -300 C -1400 -560 -900 -420 -500 -500 C 0 -620 500 -420 900 -520 C 1300 -600 1700 -460 2000 -420 V 0 H -2000Z',
      '#8f9aa0',
    ],
    [
      'M-2000 -200 C -1500 -320 -1000 -360 -600 -300 C -200 -240 300 -400 800 -330 C 1200 -280 1600 -360 2000 -300 V 0 H -2000Z',
      '#6d7c76',
    ],
    ['M-2000 -110 C -1400 -190 -700 -170 -100 -150 C 600 -120 1200 -210 2000 -160 V 40 H -2000Z', '#55675a'],
  ].map(([d = '', color = '#fff']) => ({
    parts: [
      {
        markup: path(d),
        form: { kind: 'flat' } as const,
        surface: { color, rough: 1, texture: { tone: (_x: number, y: number) => 1.16 + y / 2600 } },
      },
    ],
  }))
const dusk: Partial<Backdrop> = {
  wall: '#e5c3a0',
  floor: '#6a7355',
  horizon: -90,
  bend: 4,
  glow: { x: 0.75, y: 0.25, strength: 0.55 },
}
const camp = (image: Picture): Picture => ({
  ...image,
  scene: { ...image.scene, items: [...hills(), ...image.scene.items] },
})

const forest = stand(bottle(), { tone: 'sage', units: 540, down: -10 })
const sand = stand(bottle({ color: '#d9c4a0' }), { tone: 'cream', units: 540, down: -10 })
const tentPicture = camp(
  group([{ parts: tent(), x: 0, y: 0 }], { units: 1100, shape: 'landscape', tone: 'sand', right: -20, down: -10 }, dusk),
)
const light = stand(lantern(), { tone: 'night', units: 420, down: 10 })

export const outdoors: Record<string, Picture> = {
  'trail-bottle-forest': forest,
  'trail-bottle-sand': sand,
  'trail-bottle-ember': stand(bottle({ color: '#b4533c' }), { tone: 'clay', units: 540, down: -10 }),
  'trail-bottle-ink': stand(bottle({ color: '#2f3a4a' }), { tone: 'sky', units: 540, down: -10 }),
  'trail-bottle-detail': closer(forest, 10, -370, 220),
  'trail-bottle-small': stand(bottle({ color: '#7b8b7a', size: 0.74 }), { tone: 'sage', units: 500, shape: 'square', down: -10 }),
  'trail-tumbler-sand': stand(tumbler(), { tone: 'clay', units: 340, shape: 'square' }),
  'trail-tumbler-forest': stand(tumbler({ color: '#2f4a43' }), { tone: 'cream', units: 340, shape: 'square' }),
  'ridge-tent': tentPicture,
  'ridge-tent-detail': closer(tentPicture, -70, -170, 460),
  'camp-lantern': light,
  'camp-lantern-cream': stand(lantern({ color: '#e6dcc8' }), { tone: 'forest', units: 420, down: 10 }),
  'camp-lantern-detail': closer(light, 0, -160, 210),
  'trail-blanket': stand(roll(), { tone: 'sand', units: 660, shape: 'landscape', down: -40 }),
  'trail-blanket-rust': stand(roll({ color: '#a9573a', inner: '#c98a6c' }), {
    tone: 'sage',
    units: 660,
    shape: 'landscape',
    down: -40,
  }),
  'enamel-mug': stand(enamelMug(), { tone: 'sky', units: 340, shape: 'square', right: -10 }),
  'enamel-mug-green': stand(enamelMug({ color: '#4d6a57', rim: '#efe6d4' }), {
    tone: 'sand',
    units: 340,
    shape: 'square',
    right: -10,
  }),
  'pocket-stove': stand(stove(), { tone: 'stone', units: 400, shape: 'square' }),
  'camp-at-dusk': camp(
    group(
      [
        { parts: tent(), x: -260, y: -10, scale: 1.25 },
        { parts: backpack(), x: 330, y: 0, scale: 0.52 },
        { parts: lantern(), x: 520, y: 40, scale: 0.6 },
        { parts: roll(), x: 740, y: 30, scale: 0.5 },
        { parts: enamelMug(), x: 150, y: 70, scale: 0.62 },
      ],
      { units: 1860, shape: 'wide', tone: 'sand', right: -60, down: 30 },
      dusk,
    ),
  ),
  'camp-kitchen': camp(
    group(
      [
        { parts: stove(), x: -150, y: 0, scale: 0.9 },
        { parts: pot({ color: '#4b5157', lid: true }), x: -150, y: -206, scale: 0.62 },
        { parts: enamelMug(), x: 110, y: 30 },
        { parts: bottle({ color: '#b4533c' }), x: 330, y: 0, scale: 0.9 },
      ],
      { units: 1100, shape: 'landscape', tone: 'sand', right: -60, down: 10 },
      dusk,
    ),
  ),
  'bottle-trio': group(
    [
      { parts: bottle({ color: '#d9c4a0' }), x: -40, y: -24 },
      { parts: bottle(), x: 160, y: 0 },
      { parts: bottle({ color: '#b4533c' }), x: 360, y: -14 },
      { parts: tumbler(), x: 540, y: 30 },
    ],
    { tone: 'honey', units: 1560, shape: 'wide', right: 150, down: -10 },
    { glow: { x: 0.62, y: 0.3, strength: 0.4 } },
  ),
  'bottle-duo': group(
    [
      { parts: bottle({ color: '#2f3a4a' }), x: -85 },
      { parts: bottle({ color: '#7b8b7a', size: 0.74 }), x: 95, y: 20 },
    ],
    { tone: 'blush', units: 560 },
  ),
  'bottle-set': group(
    [
      { parts: bottle({ color: '#d9c4a0' }), x: -100 },
      { parts: tumbler({ color: '#b4533c' }), x: 110, y: 20 },
    ],
    { tone: 'sand', units: 560, shape: 'square', down: 40 },
  ),
  'bottle-on-trail': camp(
    group(
      [
        { parts: bottle({ color: '#e6dcc8' }), x: 0, y: 20, scale: 1.1 },
        { parts: backpack({ color: '#5d6b52' }), x: 300, y: -30, scale: 0.95 },
      ],
      { units: 1100, shape: 'landscape', tone: 'sand', right: -120, down: 40 },
      dusk,
    ),
  ),
}
