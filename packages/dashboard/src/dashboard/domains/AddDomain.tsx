import type { DomainList } from '@blockfront/contract'
import { Notice } from '@blockfront/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { FormDialog } from '../parts/form/FormDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { typedHost } from './domain-status.ts'
import { messages } from './messages.ts'

const formMessages = messages.form
/** A pasted URL is accepted, too. */
const schema = z.object({ host: z.string().trim().min(1, formMessages.invalid).max(300), makePrimary: z.boolean() })

/** Adds a domain and opens its DNS records. */
export function AddDomain({ list, onClose }: { list: DomainList; onClose: () => void }) {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const add = useStoreMutation('domain.add')
  const [start] = useState(() => ({
    host: '',
    makePrimary: list.domains.every(
      ({ kind, hostnames }) => kind === 'platform' || hostnames.every((one) => !one.isPrimary && !one.isChosen),
    ),
  }))
  const save = async (values: { host: string; makePrimary: boolean }) => {
    const added = await add.mutateAsync({ body: { ...values, host: typedHost(values.host), storeId } })
    toast.success(formMessages.added(added.displayName))
    onClose()
    navigate(`/dashboard/domains/${added.domainId}`)
  }
  return (
    <FormDialog
      title={formMessages.title}
      submitLabel={formMessages.next}
      schema={schema}
      defaultValues={start}
      fields={{
        host: {
          label: formMessages.label,
          help: formMessages.help,
          control: 'text',
          placeholder: 'example.com',
          autoComplete: 'off',
        },
        makePrimary: { label: formMessages.makePrimary },
      }}
      onSubmit={save}
      around={(form) => (
        <div className="domains">
          {list.testDns && <Notice>{formMessages.testDns}</Notice>}
          {form}
        </div>
      )}
      onClose={onClose}
    />
  )
}
