import { useEffect } from 'react'
import type { z } from 'zod'
import { type Group, metaOf } from '../../../field/meta.ts'
import { useBuilder } from '../../store/hooks.ts'
import { panelId, useLayout, useLayoutStore } from '../layout.ts'

/** The tab of the panel: it stays while blocks change, and follows to the field that the owner asked for on the canvas. */
export function useGroup(blockId: string): { group: Group; setGroup: (group: Group) => void } {
  const builder = useBuilder()
  const layout = useLayoutStore()
  const group = useLayout((state) => state.group)
  const wanted = useLayout((state) => (state.wanted?.blockId === blockId ? state.wanted.prop : undefined))
  useEffect(() => {
    if (wanted === undefined) return
    const type = builder.blocks[builder.index.entries.get(blockId)?.block.type ?? '']
    const schema = type?.props().shape[wanted] as z.ZodType | undefined
    layout.setState({ group: (schema && metaOf(schema).group) ?? 'Content', wanted: undefined })
    // The tab is drawn by then.
    requestAnimationFrame(() => focusField(wanted))
  }, [builder, layout, blockId, wanted])
  return { group, setGroup: (next) => layout.setState({ group: next }) }
}

const CONTROLS = 'input, textarea, select, button, [contenteditable="true"]'

/** Puts the focus into the control of a prop. */
function focusField(prop: string) {
  const named = document.getElementById(panelId('properties'))?.querySelector<HTMLElement>(`[id$="-${CSS.escape(prop)}"]`)
  const control = named?.matches(CONTROLS) ? named : named?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}
