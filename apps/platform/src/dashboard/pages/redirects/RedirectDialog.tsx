import { type Redirect, redirect as redirectSchema } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { messages as general } from '../../../messages.ts'
import { toast } from '../../../toast.tsx'
import { messages as listMessages } from '../../parts/messages.ts'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'

const redirectMessages = messages.redirects
const FORM = 'redirect-form'

const form = redirectSchema.pick({ fromPath: true, toPath: true })
const fields = {
  fromPath: {
    label: redirectMessages.from,
    control: 'text',
    help: redirectMessages.fromHelp,
    autoComplete: 'off',
    placeholder: '/old-page',
  },
  toPath: {
    label: redirectMessages.to,
    control: 'text',
    help: redirectMessages.toHelp,
    autoComplete: 'off',
    placeholder: '/page/new',
  },
}

/** Creates or edits a redirect. */
export function RedirectDialog({ redirect, onClose }: { redirect?: Redirect; onClose: () => void }) {
  const { storeId } = useStore()
  const add = useStoreMutation('redirect.add')
  const update = useStoreMutation('redirect.update')
  const [start] = useState(() => redirect ?? { fromPath: '', toPath: '' })
  const [state, setState] = useState<FormState>()
  const busy = state?.isSubmitting ?? false
  const save = async (values: z.output<typeof form>) => {
    if (redirect) await update.mutateAsync({ body: { ...values, storeId, redirectId: redirect.redirectId } })
    else await add.mutateAsync({ body: { ...values, storeId } })
    toast.success(redirect ? redirectMessages.saved : redirectMessages.added)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={redirect ? redirectMessages.editTitle : redirectMessages.newTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={!state?.isDirty}>
            {redirect ? listMessages.save : redirectMessages.add}
          </Button>
        </>
      }
    >
      <SchemaForm
        id={FORM}
        label={redirectMessages.label}
        schema={form}
        defaultValues={start}
        fields={fields}
        onSubmit={save}
        onStateChange={setState}
      />
    </Dialog>
  )
}
