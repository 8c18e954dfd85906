import { contrastRatio, parseColor, type Rgba } from '../../form/color/color.ts'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }

/** A colour that is seen through another. */
const over = (top: Rgba, below: Rgba): Rgba => ({
  r: Math.round(top.r * top.a + below.r * (1 - top.a)),
  g: Math.round(top.g * top.a + below.g * (1 - top.a)),
  b: Math.round(top.b * top.a + below.b * (1 - top.a)),
  a: 1,
})

/** The colour that an element's text stands on, as it is drawn now; undefined on a picture, a film or a gradient (decision 0020). */
function groundOf(element: Element): Rgba | undefined {
  const layers: Rgba[] = []
  for (let at: Element | null = element; at && !at.classList.contains('bfb-scroller'); at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none' || hasPictureBehind(at, element)) return undefined
    const color = parseColor(backgroundColor)
    if (!color) return undefined
    layers.push(color)
    if (color.a === 1) break
  }
  return layers.reduceRight((below, layer) => over(layer, below), WHITE)
}

/** Whether a picture among an element's children lies under the text, as in a banner. */
function hasPictureBehind(around: Element, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return [...around.children].some((child) => {
    if (child.contains(element)) return false
    const pictures = child.matches('img, video, picture') ? [child] : [...child.querySelectorAll('img, video')]
    const covers = (one: Element) => {
      const rect = one.getBoundingClientRect()
      return rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top
    }
    return pictures.some(covers) || (getComputedStyle(child).backgroundImage !== 'none' && covers(child))
  })
}

/** A text colour as it is drawn, and what it stands on where that is hardest to read. */
export interface TextColor {
  color: Rgba
  ground: Rgba
  ratio: number
}

/** The text colours of elements that are drawn, each with its hardest ground. */
export function textColors(elements: readonly Element[]): TextColor[] {
  const found = new Map<string, TextColor>()
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const written = getComputedStyle(element).color
    const color = parseColor(written)
    const ground = color && groundOf(element)
    if (!color || !ground) continue
    const ratio = contrastRatio(color, ground)
    if (ratio < (found.get(written)?.ratio ?? Number.POSITIVE_INFINITY)) found.set(written, { color, ground, ratio })
  }
  return [...found.values()]
}
