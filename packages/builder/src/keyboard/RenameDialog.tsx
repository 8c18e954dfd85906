import { setEditorMetadata } from '@blockfront/engine'
import { Button, Dialog, TextField } from '@blockfront/ui'
import { type FormEvent, useId } from 'react'
import { nameOf, singleSelection } from '../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'

/** Sets a custom name for the selected block. An empty name restores the default. */
export function RenameDialog() {
  const builder = useBuilder()
  const open = useBuilderState((state) => state.dialog === 'rename')
  const id = useId()
  const close = () => builder.store.setState({ dialog: undefined })
  const block = open ? singleSelection(builder)?.block : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const label = String(new FormData(event.currentTarget).get('label') ?? '').trim()
    close()
    if (block)
      builder.apply(setEditorMetadata(builder.store.getState().document, { id: block.id, notes: { label } }), {
        say: messages.rename.done,
      })
  }
  return (
    <Dialog open={block !== undefined} onOpenChange={(next) => !next && close()} title={messages.rename.title} size="small">
      <form className="bfb-rename" onSubmit={submit}>
        <TextField
          id={id}
          label={messages.rename.name}
          help={messages.rename.help}
          name="label"
          defaultValue={block?.editor?.label ?? ''}
          placeholder={block ? nameOf(builder, block.id) : ''}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit" variant="primary">
          {messages.rename.submit}
        </Button>
      </form>
    </Dialog>
  )
}
