import { useEffect } from 'react'
import type { z } from 'zod'
import { schemaOf } from '../../../document/schema.ts'
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
    const schema = type && (schemaOf(type).shape[wanted] as z.ZodType | undefined)
    layout.setState({ group: (schema && metaOf(schema).group) ?? 'Content', wanted: undefined })
    // The tab is drawn by then.
    requestAnimationFrame(() => focusField(wanted))
  }, [builder, layout, blockId, wanted])
  return { group, setGroup: (next) => layout.setState({ group: next }) }
}

const CONTROLS = 'input, textarea, select, [contenteditable="true"]'
/** How many frames a control may take until it is there: an editor of formatted text is loaded when it is first wanted. */
const PATIENCE = 60

/** Puts the focus into the control of a prop. */
function focusField(prop: string, frames = PATIENCE): void {
  const label = document.getElementById(panelId('properties'))?.querySelector(`[id$="-${CSS.escape(prop)}-label"]`)
  const control = label?.closest('.ui-field')?.querySelector<HTMLElement>(CONTROLS)
  if (control) control.focus()
  else if (frames > 0) requestAnimationFrame(() => focusField(prop, frames - 1))
}
