import { sameJson } from '@blockfront/engine'
import type { ThemeColor } from '@blockfront/engine/form'
import { formatColor, parseColor, type Rgba, resolveColor } from '@blockfront/engine/form'
import type { Resources } from '@blockfront/engine/render'
import {
  BlockOutlet,
  type BlockServices,
  BlockServicesContext,
  type PageBlock,
  RenderContext,
  type Views,
} from '@blockfront/engine/render'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { z } from 'zod'
import { MIN_CONTRAST, type RenderedText, textOf } from './background-color.ts'
import { leaves, textHolders, withText } from './find-text.ts'

/** A block on the canvas, and the values that it is rendered with. */
export interface DrawnBlock {
  block: PageBlock
  /** The schema of the block's props. */
  schema: z.ZodType
  /** The root elements of the block. */
  elements: readonly Element[]
  views: Views
  services: BlockServices
  data: Resources
  /** The theme's colors, which a field may refer to. */
  colors: readonly ThemeColor[]
}

/**
 * Returns, by the path of a color field (`color`, `slides.1.titleColor`), the backgrounds of all text with that field's color, as
 * hex. The path of a formatted text has the backgrounds of the text that is colored in it. Only fields whose text has a contrast below 4.5 are listed. Text on images, videos and gradients is left out
 * (docs/decisions/0020). Views do not know fields, and equal colors prove nothing. The field of a text is found by rendering a
 * hidden copy of the block in which every color field has a unique color (docs/decisions/0031).
 */
export function textBackgrounds(drawn: DrawnBlock): Record<string, readonly string[]> {
  const texts = textHolders(drawn.elements).flatMap((element) => textOf(element) ?? [])
  if (!texts.some(({ ratio }) => ratio < MIN_CONTRAST)) return {}
  const fieldOf = coloringFields(drawn)
  const formatted = formattedField(drawn)
  const found = new Map<string, RenderedText[]>()
  for (const text of texts) {
    const path = fieldOf(text) ?? (text.element.closest('.bf-richText span[style]') ? formatted : undefined)
    if (path !== undefined) found.set(path, [...(found.get(path) ?? []), text])
  }
  const weak = [...found].filter(([, own]) => own.some(({ ratio }) => ratio < MIN_CONTRAST))
  return Object.fromEntries(weak.map(([path, own]) => [path, [...new Set(own.map(({ ground }) => formatColor(ground)))]]))
}

/** The path of the only formatted text of a block, whose colors are in the text. With several, nothing tells which one an element shows. */
function formattedField({ block, schema }: DrawnBlock): string | undefined {
  const [first, ...others] = leaves(schema, block.props).filter(({ control }) => control === 'richText')
  return others.length === 0 ? first?.path.join('.') : undefined
}

/** Returns the color field of a text: the field whose unique color the text has in the copy, and whose value it has now. */
function coloringFields(drawn: DrawnBlock): (text: RenderedText) => string | undefined {
  const { block, schema, elements, colors } = drawn
  const fields = leaves(schema, block.props).flatMap((leaf) => {
    const value = leaf.control === 'color' && typeof leaf.value === 'string' ? resolveColor(leaf.value, colors) : undefined
    return value && value.a > 0 ? [{ ...leaf, value, probe: '' }] : []
  })
  fields.forEach((field, n) => {
    field.probe = `#${(FIRST_PROBE + n).toString(16).padStart(6, '0')}`
  })
  // An item with the default color uses its block's color, so the fields of the block and of its items are checked separately.
  const parts = [fields.filter(({ path }) => path.length === 1), fields.filter(({ path }) => path.length > 1)]
  const known = new Map<string, { path: string; value: Rgba }[]>()
  for (const part of parts) {
    if (part.length === 0) continue
    const props = part.reduce<unknown>((all, { path, probe }) => withText(all, path, probe), block.props)
    const byProbe = new Map(part.map((field) => [formatColor(parseColor(field.probe) as Rgba), field]))
    drawCopy(drawn, props as Record<string, unknown>, (copies) => {
      for (const { key, color } of keyed(textHolders(copies))) {
        const field = byProbe.get(formatColor(color))
        if (field) known.set(key, [...(known.get(key) ?? []), { path: field.path.join('.'), value: field.value }])
      }
    })
  }
  const keys = new Map(keyed(textHolders(elements)).map(({ element, key }) => [element, key]))
  return ({ element, color }) =>
    known.get(keys.get(element) ?? '')?.find(({ value }) => sameJson(rounded(value), rounded(color)))?.path
}

/** Colors that no page uses by chance: `#3a7f01` and the following ones. */
const FIRST_PROBE = 0x3a7f01

const rounded = ({ r, g, b, a }: Rgba): Rgba => ({
  r: Math.round(r),
  g: Math.round(g),
  b: Math.round(b),
  a: Math.round(a * 100) / 100,
})

/** Elements by tag and text, because a slider may have changed their order. */
function keyed(holders: readonly HTMLElement[]): { element: Element; key: string; color: Rgba }[] {
  const turns = new Map<string, number>()
  return holders.flatMap((element) => {
    const name = `${element.className}|${element.textContent}`
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    const color = parseColor(getComputedStyle(element).color)
    return color ? [{ element, key: `${name}|${turn}`, color }] : []
  })
}

/**
 * Renders the block with other props next to it, invisible and with the same width, passes its elements to the callback, and
 * removes it again.
 */
function drawCopy(drawn: DrawnBlock, props: Record<string, unknown>, look: (elements: readonly Element[]) => void): void {
  const { block, elements, views, services, data } = drawn
  const [first] = elements
  if (!(first instanceof HTMLElement) || !first.parentElement) return
  const place = document.createElement('div')
  Object.assign(place.style, {
    position: 'absolute',
    insetBlockStart: '0',
    width: `${first.offsetWidth}px`,
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  first.parentElement.append(place)
  const root = createRoot(place)
  try {
    flushSync(() =>
      root.render(
        <RenderContext value={{ views }}>
          <BlockServicesContext value={services}>
            <BlockOutlet block={{ ...block, props }} data={data} />
          </BlockServicesContext>
        </RenderContext>,
      ),
    )
    look([...place.children])
  } finally {
    root.unmount()
    place.remove()
  }
}
