import { type Redirect, redirect as redirectSchema } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { toast } from '../../../toast.tsx'
import { FormDialog } from '../../parts/form/FormDialog.tsx'
import { messages as listMessages } from '../../parts/messages.ts'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { useLinks } from '../../use-links.ts'
import { messages } from '../messages.ts'

const redirectMessages = messages.redirects
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
    control: 'url',
    help: redirectMessages.toHelp,
    placeholder: '/page/new',
  },
}

/** Creates or edits a redirect. */
export function RedirectDialog({ redirect, onClose }: { redirect?: Redirect; onClose: () => void }) {
  const { storeId } = useStore()
  const add = useStoreMutation('redirect.add')
  const update = useStoreMutation('redirect.update')
  const links = useLinks()
  const services = useMemo(() => ({ links }), [links])
  const [start] = useState(() => redirect ?? { fromPath: '', toPath: '' })
  const save = async (values: z.output<typeof form>) => {
    if (redirect) await update.mutateAsync({ body: { ...values, storeId, redirectId: redirect.redirectId } })
    else await add.mutateAsync({ body: { ...values, storeId } })
    toast.success(redirect ? redirectMessages.saved : redirectMessages.added)
    onClose()
  }
  return (
    <FormDialog
      title={redirect ? redirectMessages.editTitle : redirectMessages.newTitle}
      submitLabel={redirect ? listMessages.save : redirectMessages.add}
      label={redirectMessages.label}
      schema={form}
      defaultValues={start}
      fields={fields}
      services={services}
      onSubmit={save}
      onClose={onClose}
    />
  )
}
