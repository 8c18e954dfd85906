import { Button, Dialog, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import { selectedContent } from '../commands/block/save-section.ts'
import { nameOf, selected } from '../commands/selection/selected.ts'
import { useAction } from '../saving/use-async.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'
import { Foot, NameDialog } from './NameDialog.tsx'
import type { SavedSection } from './section.ts'
import type { SectionStore } from './section-store.ts'

/** The dialogs that save, rename and delete sections. */
export function SectionDialogs() {
  const { sections } = useCanvas()
  return sections ? <OpenDialog sections={sections} /> : null
}

function OpenDialog({ sections }: { sections: SectionStore }) {
  const isSaving = useBuilderState((state) => state.dialog === 'section')
  const target = useStore(sections, (state) => state.target)
  if (isSaving) return <SaveSection sections={sections} />
  if (target?.action === 'rename') return <RenameSection sections={sections} section={target.section} />
  if (target?.action === 'remove') return <RemoveSection sections={sections} section={target.section} />
  return null
}

function SaveSection({ sections }: { sections: SectionStore }) {
  const builder = useBuilder()
  const [content] = useState(() => selectedContent(builder))
  const [first] = selected(builder)
  const close = () => builder.store.setState({ dialog: undefined })
  return (
    <NameDialog
      {...messages.save}
      name={first ? nameOf(builder, first.block.id) : ''}
      onClose={close}
      onSubmit={async (name) => {
        await sections.add({ name, content })
        close()
        builder.say(messages.save.done(name))
      }}
    />
  )
}

function RenameSection({ sections, section }: { sections: SectionStore; section: SavedSection }) {
  const builder = useBuilder()
  const close = () => sections.setState({ target: undefined })
  return (
    <NameDialog
      {...messages.rename}
      name={section.name}
      onClose={close}
      onSubmit={async (name) => {
        await sections.rename(section.sectionId, name)
        close()
        builder.say(messages.rename.done)
      }}
    />
  )
}

function RemoveSection({ sections, section }: { sections: SectionStore; section: SavedSection }) {
  const builder = useBuilder()
  const { busy, failure, run } = useAction()
  const close = () => sections.setState({ target: undefined })
  const remove = () =>
    run(async () => {
      await sections.remove(section.sectionId)
      close()
      builder.say(messages.remove.done(section.name))
    })
  return (
    <Dialog
      open
      size="small"
      title={messages.remove.title(section.name)}
      description={messages.remove.help}
      onOpenChange={(next) => !next && !busy && close()}
      footer={
        <Foot onClose={close} busy={busy}>
          <Button variant="danger" busy={busy} onClick={remove}>
            {messages.remove.submit}
          </Button>
        </Foot>
      }
    >
      {failure && (
        <Notice tone="danger" title={messages.notRemoved} alert>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
