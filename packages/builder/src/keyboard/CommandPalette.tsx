import { PreviousFocus, usePortal, useRestoreFocus } from '@blockfront/ui'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { CommandIcon } from '../commands/icons.tsx'
import { BlockIcon } from '../palette/BlockIcon.tsx'
import { useSections } from '../sections/section-entries.ts'
import { useSectionTemplates } from '../sections/use-section-templates.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { type Choice, choicesOf, matching } from './choices.ts'
import { messages } from './messages.ts'

/** A searchable list of actions: Ctrl+K for commands and blocks, / for blocks only. */
export function CommandPalette() {
  const builder = useBuilder()
  const { place, giveBack } = useRestoreFocus()
  const portal = usePortal()
  const dialog = useBuilderState((state) => state.dialog)
  const open = dialog === 'commands' || dialog === 'insert'
  const change = (next: boolean) => !next && builder.store.setState({ dialog: undefined, insertAt: undefined })
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal container={portal}>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content className="ui-float ui-dialog bfb-commands" onCloseAutoFocus={giveBack} aria-describedby={undefined}>
          <PreviousFocus place={place} />
          <Radix.Title className="ui-hidden">
            {dialog === 'insert' ? messages.palette.insertTitle : messages.palette.title}
          </Radix.Title>
          <Choices key={dialog} blocksOnly={dialog === 'insert'} onDone={() => change(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Choices({ blocksOnly, onDone }: { blocksOnly: boolean; onDone: () => void }) {
  const builder = useBuilder()
  const { entries: blockEntries, actions } = useCanvas()
  const { entries: sections } = useSections()
  const { entries: templates } = useSectionTemplates()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  // The page does not change while the dialog is open. Sections may be loaded then.
  const all = useMemo(() => {
    const at = blocksOnly ? builder.store.getState().insertAt : undefined
    const entries = [...blockEntries, ...sections, ...templates]
    return choicesOf(builder, { entries, actions: actions?.(), blocksOnly, ...(at && { at }) })
  }, [builder, blockEntries, sections, templates, actions, blocksOnly])
  const found = matching(all, query)
  const chosen = useRef(false)
  const choose = (choice: Choice | undefined) => {
    if (!choice || chosen.current) return
    chosen.current = true
    if (blocksOnly) {
      choice.run()
      // Closing a modal dialog computes the style of the whole page again. The new block is painted first.
      requestAnimationFrame(() => requestAnimationFrame(onDone))
      return
    }
    // A command may open another dialog.
    onDone()
    choice.run()
  }
  const step = (by: number) => {
    const next = found.length > 0 ? (at + by + found.length) % found.length : 0
    setAt(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') choose(found[at])
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="bfb-commands__search">
        <Search size={16} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={blocksOnly ? messages.palette.searchBlocks : messages.palette.search}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          placeholder={blocksOnly ? messages.palette.insertPlaceholder : messages.palette.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={key}
        />
      </div>
      <div className="bfb-commands__list" id={list} role="listbox" aria-label={messages.palette.results}>
        {found.map((choice, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys choose
          // biome-ignore lint/a11y/useFocusableInteractive: the field above points to the active one
          <div
            key={choice.id}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === at}
            className="ui-menu__item"
            onMouseMove={() => i !== at && setAt(i)}
            onClick={() => choose(choice)}
          >
            <span className="bfb-commands__icon">
              {choice.type ? <BlockIcon type={choice.type} size={16} /> : <CommandIcon id={choice.id} size={16} />}
            </span>
            <span className="ui-menu__text">{choice.title}</span>
            <span className="ui-menu__note">{choice.note ?? choice.keys ?? choice.group}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="bfb-none">{messages.palette.none(query)}</p>}
    </>
  )
}
