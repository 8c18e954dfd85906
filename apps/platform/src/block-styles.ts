import { styles } from '@blockfront/engine/styles'
import { useInsertionEffect } from 'react'

const ID = 'engine-blocks'

/**
 * Adds the style sheet of all blocks to the document, once. It goes to the end of the head: the order of cascade layers is that of
 * their first mention, and the blocks' layers must come after the tool's, whose reset would otherwise take the look off every
 * button of a block. React's own `<style precedence>` puts a first sheet before all others.
 */
export function useBlockStyles(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return
    document.head.append(Object.assign(document.createElement('style'), { id: ID, textContent: styles }))
  }, [])
}
