import { type Choice, firstText } from '@blockfront/engine'
import { useEffect, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useBuilder } from '../store/hooks.ts'
import { splitAtTokens } from '../text-tokens/mark-tokens.ts'

/** How long typing has to pause before an outline row shows the new words, in milliseconds. */
const PAUSE = 200

/** Returns the first words of a block. They follow after a pause, so that typing renders no row. */
export function useFirstWords(id: string): string {
  const builder = useBuilder()
  const { textTokens = NONE } = useCanvas()
  const [words, setWords] = useState(() => {
    const block = builder.index.entries.get(id)?.block
    return block ? firstText(block, builder.blocks) : ''
  })
  useEffect(() => {
    const update = () => {
      const block = builder.index.entries.get(id)?.block
      if (block) setWords(firstText(block, builder.blocks))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    update()
    const unwatch = builder.watch(id, () => {
      clearTimeout(timer)
      timer = setTimeout(update, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      unwatch()
    }
  }, [builder, id])
  return splitAtTokens(words, textTokens)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')
}

const NONE: readonly Choice[] = []
