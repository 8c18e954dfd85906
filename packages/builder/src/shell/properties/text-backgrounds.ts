import { sameJson, schemaOf } from '@blockfront/engine'
import type { TextBackgrounds, ThemeColor } from '@blockfront/engine/form'
import { PALETTE_PROPERTIES, type PageBlock, type StoreTheme } from '@blockfront/engine/render'
import { useEffect, useMemo, useState } from 'react'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { canvasServices } from '../../canvas/canvas-services.ts'
import { textBackgrounds } from '../../canvas/text/text-backgrounds.tsx'
import { useResources } from '../../canvas/use-resources.ts'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { themeColors } from './form-services.ts'

/** Milliseconds without changes before a block is checked. */
const REST = 150
const NONE: TextBackgrounds = {}

/** The theme's colors; without a loaded theme, those that the page has. */
export function themeColorsOn(theme: StoreTheme | undefined, page: Element | null): ThemeColor[] {
  if (theme) return themeColors(theme)
  const root = page?.querySelector('.bf-page')
  if (!root) return []
  const style = getComputedStyle(root)
  return [...Object.values(PALETTE_PROPERTIES), '--color-hero-button', '--color-on-hero-button'].map((name) => ({
    value: `var(${name})`,
    label: name,
    color: style.getPropertyValue(name).trim(),
  }))
}

/** The backgrounds of low-contrast text by the path of its color field (`color`, `slides.1.titleColor`). */
export function useTextBackgrounds(id: string): TextBackgrounds {
  const builder = useBuilder()
  const { blockElements, canvasElements, views, services } = useCanvas()
  const block = useBlock(id)
  const data = useResources(block)
  const quiet = useMemo(() => canvasServices(services), [services])
  const theme = useBuilderState((state) => state.theme)
  const width = useBuilderState((state) => state.width)
  const [grounds, setGrounds] = useState<TextBackgrounds>(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width changes what is drawn
  useEffect(() => {
    const type = block && builder.blocks[block.type]
    if (!type || block.contentType === 'unknown') return setGrounds(NONE)
    const timer = setTimeout(() => {
      const next = textBackgrounds({
        block: block as PageBlock,
        schema: schemaOf(type),
        elements: blockElements.elementsOf(id),
        views,
        services: quiet,
        data,
        colors: themeColorsOn(theme, canvasElements.page),
      })
      setGrounds((before) => (sameJson(before, next) ? before : next))
    }, REST)
    return () => clearTimeout(timer)
  }, [builder, blockElements, canvasElements, views, quiet, id, block, data, theme, width])
  return grounds
}
