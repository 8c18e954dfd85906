import type { Picture } from '../studio/scene.ts'
import {
  amplifier,
  carrySpeaker,
  earbuds,
  headphones,
  keyboard,
  microphone,
  radio,
  speaker,
  turntable,
} from '../things/devices.ts'
import { sideboard } from '../things/furniture.ts'
import { plant } from '../things/vessels.ts'
import { boards, closer, group, stand } from './shot.ts'

const speakerPicture = stand(speaker(), { tone: 'sand', units: 500 })
const phones = stand(headphones(), { tone: 'clay', units: 520, down: 10 })
const table = stand(turntable(), { tone: 'cream', units: 760, shape: 'landscape' })
const radioPicture = stand(radio(), { tone: 'sage', units: 640, shape: 'landscape', down: 20 })
const amp = stand(amplifier(), { tone: 'stone', units: 680, shape: 'landscape', down: -20 })
const mic = stand(microphone(), { tone: 'night', units: 480, down: 20 })

export const audio: Record<string, Picture> = {
  'hearth-speakers-walnut': speakerPicture,
  'hearth-speakers-ash': stand(speaker({ color: '#cbb595', cone: '#3a3835' }), { tone: 'sky', units: 500 }),
  'hearth-speakers-pair': group(
    [
      { parts: speaker(), x: -170 },
      { parts: speaker({ cloth: '#45484a' }), x: 170, y: 10 },
    ],
    { tone: 'forest', units: 800, shape: 'landscape', down: 30 },
  ),
  'hearth-speakers-detail': closer(speakerPicture, 0, -140, 250),
  'pebble-speaker-moss': stand(carrySpeaker(), { tone: 'sky', units: 540, shape: 'landscape', right: -10, down: -20 }),
  'pebble-speaker-rust': stand(carrySpeaker({ color: '#a9573a' }), {
    tone: 'sand',
    units: 540,
    shape: 'landscape',
    right: -10,
    down: -20,
  }),
  'pebble-speaker-ink': stand(carrySpeaker({ color: '#3b4149' }), {
    tone: 'stone',
    units: 540,
    shape: 'landscape',
    right: -10,
    down: -20,
  }),
  'over-ear-cream': phones,
  'over-ear-graphite': stand(headphones({ color: '#3b3d40', pad: '#24211f' }), { tone: 'stone', units: 520, down: 10 }),
  'over-ear-detail': closer(phones, 150, -110, 240),
  'drop-earbuds': stand(earbuds(), { tone: 'blush', units: 480, shape: 'square' }),
  'drop-earbuds-night': stand(earbuds({ color: '#45494e', inside: '#35383c' }), { tone: 'sky', units: 480, shape: 'square' }),
  'weekend-radio': radioPicture,
  'weekend-radio-red': stand(radio({ color: '#b4533c', front: '#2e2b2a' }), {
    tone: 'cream',
    units: 640,
    shape: 'landscape',
    down: 20,
  }),
  'weekend-radio-detail': closer(radioPicture, 130, -130, 270),
  'belt-turntable': table,
  'belt-turntable-detail': closer(table, 60, -180, 380),
  'studio-microphone': mic,
  'studio-microphone-detail': closer(mic, 0, -370, 230),
  'warm-amplifier': amp,
  'warm-amplifier-detail': closer(amp, 90, -90, 280),
  'low-keyboard': stand(keyboard(), { tone: 'sand', units: 760, shape: 'landscape', down: -50 }),
  'low-keyboard-slate': stand(keyboard({ color: '#4b5157', dark: '#2f3337', accent: '#d9a441' }), {
    tone: 'sky',
    units: 760,
    shape: 'landscape',
    down: -50,
  }),
  'listening-room': group(
    [
      { parts: sideboard({ color: '#8a5d3b', wide: 640, doors: 6 }), x: 0, y: 0 },
      { parts: speaker({ cone: '#2a2927' }), x: -520, y: -310, scale: 0.82 },
      { parts: turntable(), x: -170, y: -310, scale: 0.72 },
      { parts: amplifier(), x: 230, y: -310, scale: 0.66 },
      { parts: speaker({ cone: '#2a2927' }), x: 520, y: -310, scale: 0.82 },
      { parts: plant(), x: 820, y: 10, scale: 1.1 },
    ],
    { tone: 'night', units: 1800, shape: 'wide', right: -60, down: 20 },
    { ...boards, floor: '#5d4532', horizon: -70, bend: 3, glow: { x: 0.5, y: 0.2, strength: 0.7 } },
  ),
  'desk-at-night': group(
    [
      { parts: microphone(), x: -330, y: -30, scale: 0.95 },
      { parts: headphones(), x: 260, y: -20, scale: 0.95 },
      { parts: keyboard(), x: -40, y: 60, scale: 0.62 },
    ],
    { tone: 'forest', units: 1180, shape: 'landscape', down: 10 },
    { ...boards, floor: '#8a6743', horizon: -90, bend: 3 },
  ),
}
