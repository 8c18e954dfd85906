import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useId, useState } from 'react'
import type { z } from 'zod'
import type { MediaItem } from '../../media/use-library.ts'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { messages as listMessages } from '../parts/messages.ts'
import { useStoreMutation } from '../store-query.ts'
import { DeleteFiles } from './DeleteFiles.tsx'
import { FileDetails } from './FileDetails.tsx'
import { FocalFile, focalPointControl } from './FocalPointControl.tsx'
import { fileFields, fileForm, shownFields } from './file-form.ts'
import { messages } from './messages.ts'
import { Usages } from './Usages.tsx'

const services = { controls: { focalPoint: focalPointControl } }

/** One file next to the library: its details, description and usages. */
export function FileSheet({ file, onClose }: { file: MediaItem; onClose: () => void }) {
  const form = useId()
  const [start] = useState(file)
  const [state, setState] = useState<FormState>()
  const [openDialog, setOpenDialog] = useState<'close' | 'delete'>()
  const update = useStoreMutation('media.update')
  const save = async (values: z.output<typeof fileForm>) => {
    await update.mutateAsync({ body: { ...values, storeId: file.storeId, id: file.id } })
    toast.success(messages.saved)
    onClose()
  }
  const close = () => (state?.isDirty ? setOpenDialog('close') : onClose())
  return (
    <Dialog
      open
      side="end"
      title={file.filename}
      onOpenChange={(open) => !open && !state?.isSubmitting && close()}
      footer={
        <>
          <span className="file-sheet__delete">
            <Button onClick={() => setOpenDialog('delete')}>{messages.delete}</Button>
          </span>
          <Button onClick={close} disabled={state?.isSubmitting}>
            {messages.close}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={state?.isSubmitting} disabled={!state?.isDirty}>
            {listMessages.save}
          </Button>
        </>
      }
    >
      <div className="file-sheet">
        {file.kind === 'video' && (
          // biome-ignore lint/a11y/useMediaCaption: videos of the library have no captions
          <video className="file-sheet__video" src={file.url} controls preload="metadata" aria-label={file.filename} />
        )}
        <FocalFile value={file}>
          <SchemaForm
            id={form}
            label={messages.form}
            schema={fileForm}
            defaultValues={start}
            only={shownFields(file)}
            fields={fileFields(file)}
            services={services}
            onSubmit={save}
            onStateChange={setState}
          />
        </FocalFile>
        <section>
          <h3 className="file-sheet__title">{messages.usages}</h3>
          {file.usages.length > 0 ? <Usages usages={file.usages} label={messages.usages} /> : <p>{messages.unused}</p>}
        </section>
        <FileDetails file={file} />
      </div>
      {openDialog === 'close' && (
        <ConfirmDialog
          title={messages.closeTitle}
          action={messages.closeAction}
          cancelLabel={messages.keepEditing}
          onConfirm={async () => onClose()}
          onClose={() => setOpenDialog(undefined)}
        >
          <p>{messages.closeHelp}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'delete' && <DeleteFiles files={[file]} onDone={onClose} onClose={() => setOpenDialog(undefined)} />}
    </Dialog>
  )
}
