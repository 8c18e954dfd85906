import { type Group, metaOf, schemaOf } from '@blockfront/engine'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useBuilder } from '../../store/hooks.ts'
import { panelId, useLayout, useLayoutStore } from '../workspace-layout.ts'

/** The open tab of the panel. It stays when the selection changes, and switches when the owner edits a field from the canvas. */
export function useGroup(blockId: string): { group: Group; setGroup: (group: Group) => void } {
  const builder = useBuilder()
  const layout = useLayoutStore()
  const group = useLayout((state) => state.group)
  const wanted = useLayout((state) => (state.wanted?.blockId === blockId ? state.wanted : undefined))
  useEffect(() => {
    if (!wanted) return
    const { prop } = wanted
    const type = builder.blocks[builder.index.entries.get(blockId)?.block.type ?? '']
    const schema = type && prop !== undefined ? (schemaOf(type).shape[prop] as z.ZodType | undefined) : undefined
    layout.setState({ group: (schema && metaOf(schema).group) ?? 'Content', wanted: undefined })
    // The tab is rendered by then.
    requestAnimationFrame(() => focusField(panelId(layout.getState(), 'properties'), prop))
  }, [builder, layout, blockId, wanted])
  return { group, setGroup: (next) => layout.setState({ group: next }) }
}

const WRITES = 'input, textarea, select, [contenteditable="true"]'
const CONTROLS = `${WRITES}, [role="switch"], [role="radio"][aria-checked="true"], [role="combobox"], button`
/** Maximum number of frames until a control appears: the editor of formatted text loads on first use. */
const PATIENCE = 60

/** Focuses the control of a prop, after unfolding its section; without one the first control of the panel, or the button that unlocks it. */
export function focusField(panel: string, prop: string | undefined, frames = PATIENCE): void {
  const element = document.getElementById(panel)
  if (prop !== undefined)
    element
      ?.querySelector<HTMLElement>(`[data-fields~="${CSS.escape(prop)}"] > .ui-group__title > [aria-expanded="false"]`)
      ?.click()
  const place =
    prop === undefined
      ? element?.querySelector('.bfs-panel__body .ui-field__control')
      : element?.querySelector(`[id$="-${CSS.escape(prop)}-label"]`)?.closest('.ui-field')
  const open = place?.querySelector<HTMLElement>(WRITES) ?? place?.querySelector<HTMLElement>(CONTROLS)
  const control = open?.matches(':disabled') ? element?.querySelector<HTMLElement>('.bfs-note button') : open
  if (control) control.focus()
  else if (frames > 0) requestAnimationFrame(() => focusField(panel, prop, frames - 1))
}
