import { PreviousFocus, usePortal, useRestoreFocus } from '@blockfront/ui'
import { Dialog as Radix } from 'radix-ui'
import { useMemo, useRef } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useSections } from '../sections/section-entries.ts'
import { useSectionTemplates } from '../sections/use-section-templates.ts'
import { useComponentEntries } from '../shared-components/use-components.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { ChoiceSearch } from './ChoiceSearch.tsx'
import { type Choice, choicesOf } from './choices.ts'
import { messages } from './messages.ts'

/** A searchable list of commands and blocks, opened with Ctrl+K. */
export function CommandPalette() {
  const builder = useBuilder()
  const { previous, giveBack } = useRestoreFocus()
  const portal = usePortal()
  const open = useBuilderState((state) => state.dialog === 'commands')
  const change = (next: boolean) => !next && builder.store.setState({ dialog: undefined })
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal container={portal}>
        <Radix.Overlay className="ui-backdrop" />
        <Radix.Content className="ui-float ui-dialog bfb-commands" onCloseAutoFocus={giveBack} aria-describedby={undefined}>
          <PreviousFocus previous={previous} />
          <Radix.Title className="ui-hidden">{messages.palette.title}</Radix.Title>
          <Commands onDone={() => change(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Commands({ onDone }: { onDone: () => void }) {
  const builder = useBuilder()
  const { entries: blockEntries, actions } = useCanvas()
  const { entries: sections } = useSections()
  const { entries: templates } = useSectionTemplates()
  const components = useComponentEntries()
  // The page does not change while the dialog is open. Sections may be loaded then.
  const choices = useMemo(
    () =>
      choicesOf(builder, {
        entries: [...blockEntries, ...components, ...sections, ...templates],
        actions: actions?.(),
        blocksOnly: false,
      }),
    [builder, blockEntries, components, sections, templates, actions],
  )
  const chosen = useRef(false)
  const choose = (choice: Choice) => {
    if (chosen.current) return
    chosen.current = true
    // A command may open another dialog.
    onDone()
    choice.run()
  }
  return (
    <ChoiceSearch
      choices={choices}
      label={messages.palette.search}
      placeholder={messages.palette.placeholder}
      onChoose={choose}
    />
  )
}
