/**
 * Images of the sample store's products, drawn as SVG data URLs, so that thumbnails and tests load nothing. Each shape is on a
 * square of 80 with its center at 40.
 */
const shapes = {
  vase: '<path d="M34 16h12v8c0 6 10 11 10 24 0 10-6 16-16 16s-16-6-16-16c0-13 10-18 10-24z"/><path d="M34 24h12" stroke="#0002" stroke-width="2"/>',
  lamp: '<path d="M28 18h24l8 22H20z"/><path d="M38 40h4v20h-4z"/><ellipse cx="40" cy="62" rx="12" ry="3"/>',
  chair:
    '<rect x="24" y="16" width="32" height="26" rx="7"/><rect x="20" y="40" width="40" height="11" rx="5"/><path d="M25 51h4l-3 13h-3zM51 51h4l2 13h-3z"/>',
  mug: '<rect x="22" y="26" width="28" height="32" rx="5"/><path d="M50 32h4a7 7 0 0 1 0 18h-4" fill="none" stroke="currentColor" stroke-width="5"/>',
  shirt: '<path d="M30 16c3 5 17 5 20 0l16 9-6 13-6-3v29H26V35l-6 3-6-13z"/>',
  bag: '<path d="M20 30h40l4 34H16z"/><path d="M30 36v-8a10 10 0 0 1 20 0v8" fill="none" stroke="#0004" stroke-width="3"/>',
  plant:
    '<path d="M28 46h24l-4 18H32z"/><path d="M40 46c-2-14-12-18-20-18 1 10 8 17 20 18zm0 0c0-16 8-26 18-28 2 13-4 25-18 28zm0 0c-3-9-3-20 0-30 4 9 4 21 0 30z" opacity=".75"/>',
  candle:
    '<rect x="31" y="32" width="18" height="32" rx="3"/><path d="M40 14c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z" opacity=".7"/>',
} as const

/** The subject of an image. */
export type Subject = keyof typeof shapes

/** Pairs of a background color and the subject's color. */
const palette = [
  ['#efe7dc', '#a0764f'],
  ['#e2e9e4', '#4d7260'],
  ['#e6e7f0', '#51597f'],
  ['#f4e3dd', '#b3593f'],
  ['#e9e9e6', '#4b4b46'],
  ['#f3ecd2', '#b08a2e'],
  ['#dfeaf0', '#3c6e8a'],
] as const

/** Returns the data URL of a square image of the subject; `tone` (0, 1, 2 …) selects its colors. */
export function picture(subject: Subject, tone = 0): string {
  const [backdrop, color] = palette[tone % palette.length] ?? palette[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="640" height="640" color="${color}" fill="${color}"><rect width="80" height="80" fill="${backdrop}"/><ellipse cx="40" cy="66" rx="22" ry="3" fill="#0001"/>${shapes[subject]}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
