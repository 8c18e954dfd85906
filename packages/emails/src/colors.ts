import { contrastRatio, formatColor, parseColor, type Rgba, readableOn } from '@blockfront/engine/color'
import type { Brand } from './brand.ts'

/** Colors of one color scheme, as CSS colors. */
export interface Scheme {
  page: string
  card: string
  text: string
  muted: string
  line: string
  link: string
  button: string
  buttonText: string
}

export interface Colors {
  light: Scheme
  dark: Scheme
  /** Background of the logo. */
  plate: string
  /** Whether the plate differs visibly from the light card. */
  plateIsVisible: boolean
}

const LIGHT = { page: '#f4f4f5', card: '#ffffff', text: '#18181b', muted: '#52525b', line: '#e4e4e7' }
const DARK = { page: '#0f0f11', card: '#1c1c1f', text: '#f4f4f5', muted: '#b4b4bd', line: '#3f3f46' }
const FALLBACK = '#1d4ed8'

/** Contrast of text, and of things that are not text (WCAG 2.2, 1.4.3 and 1.4.11). */
const [TEXT, SHAPE] = [4.5, 3]

const rgba = (color: string): Rgba => parseColor(color) ?? { r: 0, g: 0, b: 0, a: 1 }

/** Returns the colors of an email: neutral, with links and buttons in the brand's color as far as that is readable. */
export function colorsOf({ accent, surface }: Pick<Brand, 'accent' | 'surface'>): Colors {
  const color = parseColor(accent) ?? rgba(FALLBACK)
  const plate = parseColor(surface) ?? rgba(LIGHT.card)
  return {
    light: schemeOf(LIGHT, color),
    dark: schemeOf(DARK, color),
    plate: formatColor({ ...plate, a: 1 }),
    plateIsVisible: contrastRatio({ ...plate, a: 1 }, rgba(LIGHT.card)) > 1.15,
  }
}

function schemeOf(neutral: typeof LIGHT, accent: Rgba): Scheme {
  const card = rgba(neutral.card)
  const button = readableOn(accent, card, SHAPE) ?? rgba(neutral.text)
  const label = contrastRatio(rgba('white'), button) >= TEXT ? '#ffffff' : '#000000'
  return {
    ...neutral,
    link: formatColor(readableOn(accent, [card, rgba(neutral.page)], TEXT) ?? rgba(neutral.text)),
    button: formatColor(button),
    buttonText: label,
  }
}
