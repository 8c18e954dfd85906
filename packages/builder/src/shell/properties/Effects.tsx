import { APPEAR_EFFECTS, combine, type EditorMetadata, HOVER_EFFECTS, setEditorMetadata } from '@blockfront/engine'
import { Select } from '@blockfront/ui'
import { useId } from 'react'
import { useAnnotatedBlocks, useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

const NONE = 'none'

/** How blocks appear when they are scrolled into view, and what they do under a pointer. Global, locked and unknown blocks have none. */
export function Effects({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  const id = useId()
  const blocks = useAnnotatedBlocks(ids)
  if (blocks.every(({ contentType }) => contentType === 'global' || contentType === 'unknown')) return null
  const open = blocks.filter(
    ({ contentType, editor }) => contentType !== 'global' && contentType !== 'unknown' && !editor?.locked,
  )
  const set = (notes: EditorMetadata) =>
    builder.apply(
      combine(
        builder.store.getState().document,
        ...open.map(
          (block) => (document: Parameters<typeof setEditorMetadata>[0]) => setEditorMetadata(document, { id: block.id, notes }),
        ),
      ),
    )
  const row = (name: 'appear' | 'hover', choices: Readonly<Record<string, string>>) => {
    const values = new Set(blocks.map(({ editor }) => editor?.[name] ?? NONE))
    const [value = NONE] = values
    return (
      <div className="bfs-effects__row">
        <label htmlFor={`${id}-${name}`} className="ui-field__label">
          {messages.effects[name].label}
        </label>
        <Select
          id={`${id}-${name}`}
          value={values.size === 1 ? value : ''}
          placeholder={messages.effects.mixed}
          onChange={(chosen) => set({ [name]: chosen === NONE ? undefined : chosen })}
          options={Object.entries(choices).map(([one, label]) => ({ value: one, label }))}
          disabled={open.length === 0}
        />
      </div>
    )
  }
  const labels = <Name extends string>(names: readonly Name[], texts: Record<Name, string>) => ({
    [NONE]: messages.effects.none,
    ...Object.fromEntries(names.map((name) => [name, texts[name]])),
  })
  return (
    <div className="bfs-effects">
      {row('appear', labels(APPEAR_EFFECTS, messages.effects.appear.choices))}
      {row('hover', labels(HOVER_EFFECTS, messages.effects.hover.choices))}
    </div>
  )
}
