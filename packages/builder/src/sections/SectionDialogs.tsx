import { Button, Dialog, Field, Input, Notice } from '@blockfront/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import { selectedContent } from '../commands/block/save-section.ts'
import { nameOf, selected } from '../commands/selection/selected.ts'
import { useAction } from '../saving/use-async.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'
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

interface NameDialogProps {
  title: string
  help?: string
  submit: string
  /** The name that the field starts with. */
  name: string
  onClose: () => void
  onSubmit: (name: string) => Promise<void>
}

/** Asks for the name of a section. A failure keeps the dialog and the name. */
function NameDialog({ title, help, submit, name, onClose, onSubmit }: NameDialogProps) {
  const id = useId()
  const [value, setValue] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = value.trim()
    setMissing(typed === '')
    if (typed !== '') run(() => onSubmit(typed))
  }
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={help}
      onOpenChange={(next) => !next && !busy && onClose()}
      footer={
        <Foot onClose={onClose} busy={busy}>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {submit}
          </Button>
        </Foot>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={send}>
        <Field id={id} label={messages.name} error={isMissing ? messages.nameMissing : undefined}>
          {({ id: field, describedBy, invalid }) => (
            <Input
              id={field}
              aria-describedby={describedBy}
              invalid={invalid}
              value={value}
              placeholder={messages.namePlaceholder}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </Field>
      </form>
      {failure && (
        <Notice tone="danger" title={messages.notSaved} alert>
          {failure}
        </Notice>
      )}
    </Dialog>
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

function Foot({ onClose, busy, children }: { onClose: () => void; busy: boolean; children: ReactNode }) {
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {messages.cancel}
      </Button>
      {children}
    </>
  )
}
