import { type Blocks, type Choice, childrenOf, type DocumentBlock, mapRichText } from '@blockfront/engine'
import { useMemo } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useBuilder } from '../store/hooks.ts'
import { markTokens } from './mark-tokens.ts'

type Show = <Shown extends DocumentBlock>(block: Shown) => Shown

/**
 * Returns a function that returns a block as the canvas renders it: with the names of values instead of the tokens in its formatted texts, because
 * only the app knows the values. A block without tokens is returned unchanged.
 */
export function useTokenNames(): Show {
  const { blocks } = useBuilder()
  const { textTokens } = useCanvas()
  return useMemo(() => (textTokens?.length ? (block) => named(block, blocks, textTokens) : unchanged), [blocks, textTokens])
}

const unchanged: Show = (block) => block

function named<Shown extends DocumentBlock>(block: Shown, blocks: Blocks, tokens: readonly Choice[]): Shown {
  const type = block.contentType === 'unknown' ? undefined : blocks[block.type]
  if (!type) return block
  const props = mapRichText(type, block.props, (html) => markTokens(html, tokens, chip))
  const children = childrenOf(block)
  const shown = children.map((child) => named(child, blocks, tokens))
  if (props === block.props && shown.every((child, i) => child === children[i])) return block
  return { ...block, props, ...(children.length > 0 && { childComponents: shown }) }
}

/** An element that views render, and that looks different from the text around it. */
function chip({ label }: Choice): HTMLElement {
  const element = document.createElement('code')
  element.textContent = label
  return element
}
