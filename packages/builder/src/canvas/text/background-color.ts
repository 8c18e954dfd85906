import { contrastRatio, type Rgba, resolveColor } from '@blockfront/engine/form'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }

/** Blends a color with the color below it. */
const over = (top: Rgba, below: Rgba): Rgba => ({
  r: Math.round(top.r * top.a + below.r * (1 - top.a)),
  g: Math.round(top.g * top.a + below.g * (1 - top.a)),
  b: Math.round(top.b * top.a + below.b * (1 - top.a)),
  a: 1,
})

/** Returns the current background color of an element's text; undefined on an image, a video or a gradient (decision 0020). */
function backgroundOf(element: Element): Rgba | undefined {
  const layers: Rgba[] = []
  for (let at: Element | null = element; at && !at.classList.contains('bfb-scroller'); at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none' || hasImageBehind(at, element)) return undefined
    const color = colorOf(backgroundColor)
    if (!color) return undefined
    layers.push(color)
    if (color.a === 1) break
  }
  return layers.reduceRight((below, layer) => over(layer, below), WHITE)
}

/** Whether an image among an element's children is behind the text, as in a banner. */
function hasImageBehind(around: Element, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return [...around.children].some((child) => {
    if (child.contains(element)) return false
    const images = child.matches('img, video, picture') ? [child] : [...child.querySelectorAll('img, video')]
    const covers = (one: Element) => {
      const rect = one.getBoundingClientRect()
      return rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top
    }
    return images.some(covers) || (getComputedStyle(child).backgroundImage !== 'none' && covers(child))
  })
}

/** The minimum contrast of normal text in WCAG 2.2 (1.4.3). */
export const MIN_CONTRAST = 4.5

/** A rendered text: its color, the background behind it, and their contrast. */
export interface RenderedText {
  element: Element
  color: Rgba
  ground: Rgba
  ratio: number
}

/**
 * Returns the color and background of an element's text; undefined if it is not rendered, or is on an image, a video or a
 * gradient.
 */
export function textOf(element: Element): RenderedText | undefined {
  const { width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1) return undefined
  const color = colorOf(getComputedStyle(element).color)
  const ground = color && backgroundOf(element)
  return color && ground && { element, color, ground, ratio: contrastRatio(color, ground) }
}

/** Parses a computed color, including `color-mix()`, which computes to `color(srgb …)`. */
const colorOf = (computed: string) => resolveColor(computed, [])
