import { opening } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { toast } from '../../toast.tsx'
import './opening.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import { OpenStoreDialog } from './OpenStoreDialog.tsx'

const form = opening.pick({ password: true, message: true, showNewsletter: true })
type Values = z.output<typeof form>

/** Opens and closes the online store, and sets the password page of the closed one. */
export function StoreAccess() {
  const { isOpen } = useStore()
  const query = useStoreQuery('store.opening')
  return (
    <>
      <PageHeader
        title={messages.title}
        about={messages.about}
        badge={<Badge tone={isOpen ? 'success' : 'warning'}>{isOpen ? messages.isOpen : messages.isClosed}</Badge>}
      />
      <Loaded query={query} skeleton={<FormSkeleton single />}>
        {(read) => (
          <div className="store-access">
            <Status />
            {/* Closing a store for the first time creates its password. */}
            <PasswordPage key={read.password} saved={read} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Status() {
  const { storeId, isOpen } = useStore()
  const [isAsking, setIsAsking] = useState(false)
  const update = useStoreMutation('store.updateOpening')
  const stop = () => setIsAsking(false)
  const close = async () => {
    await update.mutateAsync({ body: { storeId, isOpen: false } })
    toast.success(messages.closed)
  }
  return (
    <Card title={messages.status}>
      <div className="store-access__status">
        <p>{isOpen ? messages.openStatus : messages.closedStatus}</p>
        <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => setIsAsking(true)}>
          {isOpen ? messages.close : messages.open}
        </Button>
      </div>
      {isAsking && !isOpen && <OpenStoreDialog onClose={stop} />}
      {isAsking && isOpen && (
        <ConfirmDialog title={messages.closeTitle} action={messages.close} onConfirm={close} onClose={stop}>
          <p>{messages.closeHelp}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function PasswordPage({ saved }: { saved: Values }) {
  const { storeId } = useStore()
  const [start, setStart] = useState(saved)
  const update = useStoreMutation('store.updateOpening')
  const submit = async ({ password, ...values }: Values) => {
    const changed = password === start.password ? {} : { password }
    setStart(await update.mutateAsync({ body: { storeId, ...values, ...changed } }))
    toast.success(messages.saved)
  }
  return (
    <Card title={messages.page} about={messages.pageAbout}>
      <ScreenForm
        id="store-access-form"
        label={messages.label}
        schema={form}
        defaultValues={{ password: start.password, message: start.message, showNewsletter: start.showNewsletter }}
        fields={{
          password: {
            label: messages.password,
            help: messages.passwordHelp,
            autoComplete: 'off',
            ...(start.password === '' && { placeholder: messages.noPassword }),
          },
          message: { label: messages.message, control: 'textarea', help: messages.messageHelp },
          showNewsletter: { label: messages.newsletter, help: messages.newsletterHelp },
        }}
        onSubmit={submit}
      />
    </Card>
  )
}
