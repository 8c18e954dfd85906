import type { StaffRole } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, Dialog, Notice, SelectField, TextField } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const roles = ['manager', 'fulfillment'] as const

/** Invites a person by email. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { storeId } = useStore()
  const invite = useStoreMutation('staff.invite')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('fulfillment')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await invite.mutateAsync({ body: { storeId, email: email.trim(), role } })
      toast.success(messages.sent(email.trim()))
      onClose()
    } catch {
      // Shown in the form.
    }
  }
  const fieldError = invite.error instanceof ApiError ? invite.error.fields.email : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !invite.isPending && onClose()}
      size="small"
      title={messages.inviteTitle}
      description={messages.inviteHelp}
      footer={
        <>
          <Button onClick={onClose} disabled={invite.isPending}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={invite.isPending} disabled={email.trim() === ''}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="staff-form" onSubmit={(event) => void submit(event)}>
        <TextField
          id={`${id}-email`}
          label={messages.email}
          error={fieldError}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          id={`${id}-role`}
          label={messages.role}
          help={messages.roleHelp[role]}
          value={role}
          options={roles.map((value) => ({ value, label: messages.roles[value] }))}
          onChange={(value) => setRole(value as StaffRole)}
        />
        {invite.error && !fieldError && (
          <Notice tone="danger" alert>
            {invite.error.message}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
