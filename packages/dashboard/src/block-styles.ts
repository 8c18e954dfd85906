import { styles } from '@blockfront/engine/styles'
import { useInsertionEffect } from 'react'

const ID = 'engine-blocks'

/**
 * Adds the style sheet of all blocks at the end of the head, once. Cascade layers are ordered by their first occurrence, and the
 * blocks' layers must come after those of the design system, whose reset would otherwise remove the styles of block buttons.
 * React's `<style precedence>` inserts a first sheet before all others.
 */
export function useBlockStyles(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return
    document.head.append(Object.assign(document.createElement('style'), { id: ID, textContent: styles }))
  }, [])
}
