import { setEditorMetadata } from '@blockfront/engine'
import { Button, Dialog, Field, Input } from '@blockfront/ui'
import { type FormEvent, useId } from 'react'
import { nameOf, singleSelection } from '../commands/selected.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'

/** Gives the selected block a name of the owner's own; an empty one goes back to the type's. */
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
      builder.apply(setEditorMetadata(builder.store.getState().document, { id: block.id, notes: { label } }), { say: 'Renamed' })
  }
  return (
    <Dialog open={block !== undefined} onOpenChange={(next) => !next && close()} title="Rename block" size="small">
      <form className="bfb-rename" onSubmit={submit}>
        <Field id={id} label="Name" help="Only you see it. Leave it empty to use the block’s own name.">
          {({ id: field, describedBy }) => (
            <Input
              id={field}
              name="label"
              aria-describedby={describedBy}
              defaultValue={block?.editor?.label ?? ''}
              placeholder={block ? nameOf(builder, block.id) : ''}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="primary">
          Rename
        </Button>
      </form>
    </Dialog>
  )
}
