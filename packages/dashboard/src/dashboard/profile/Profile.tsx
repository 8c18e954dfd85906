import { endpoints, type Profile as OwnProfile } from '@blockfront/contract'
import { type FormState, SchemaForm, type SchemaFormProps } from '@blockfront/engine/form'
import { Button, Notice } from '@blockfront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { toast } from '../../toast.tsx'
import './profile.css'
import { api } from '../../api.ts'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { accountFields } from '../../auth/fields.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useSecurity } from '../security/use-security.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { messages } from './messages.ts'

const KEY = ['profile']

/** The signed-in account: name, email, password, deletion. */
export function Profile() {
  const profile = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.call('user.getProfile', {}, { signal }) })
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={profile} skeleton={<FormSkeleton single />}>
        {(read) => (
          <div className="profile">
            <Name profile={read} />
            <Email profile={read} />
            <Password />
            <DeleteAccount />
          </div>
        )}
      </Loaded>
    </>
  )
}

type SmallFormProps<S extends z.ZodObject> = Pick<
  SchemaFormProps<S>,
  'schema' | 'fields' | 'label' | 'defaultValues' | 'onSubmit'
> & { submit: string }

/** One section of the account with its own button, which is disabled until something is typed. */
const SmallForm = <S extends z.ZodObject>({ submit, ...form }: SmallFormProps<S>) => (
  <SchemaForm
    {...form}
    footer={({ isDirty, isSubmitting }: FormState) => (
      <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
        {submit}
      </Button>
    )}
  />
)

/** Changing the key after a success clears the form. */
function useFresh() {
  const [key, setKey] = useState(0)
  return [key, () => setKey((before) => before + 1)] as const
}

function Name({ profile }: { profile: OwnProfile }) {
  const client = useQueryClient()
  return (
    <Card title={messages.name}>
      <SmallForm
        label={messages.name}
        schema={endpoints['user.updateProfile'].body}
        fields={{ name: accountFields.name }}
        defaultValues={{ name: profile.name }}
        submit={messages.saveName}
        onSubmit={async (body) => {
          client.setQueryData(KEY, await api.call('user.updateProfile', { body }))
          void client.invalidateQueries({ queryKey: ['auth'] })
          toast.success(messages.nameSaved)
        }}
      />
    </Card>
  )
}

/** A password that must be entered. In the contract it is optional, because a confirmation can replace it. */
const { password: required } = endpoints['auth.login'].body.shape

/** Two-factor authentication makes a password insufficient: a dialog asks for the code, too. */
const useHasTotp = () => Boolean(useSecurity().data?.totp)

function Email({ profile }: { profile: OwnProfile }) {
  const client = useQueryClient()
  const [key, fresh] = useFresh()
  const hasTotp = useHasTotp()
  const { confirmed, dialog } = useConfirmation()
  const { body: schema } = endpoints['user.changeEmail']
  return (
    <Card title={messages.email} about={messages.current(profile.email)}>
      {profile.pendingEmail && <Notice tone="accent">{messages.pending(profile.pendingEmail)}</Notice>}
      <SmallForm
        key={key}
        label={messages.email}
        schema={hasTotp ? schema.omit({ password: true }) : schema.extend({ password: required })}
        fields={{
          email: { label: messages.newEmail, inputType: 'email', autoComplete: 'email' },
          password: { ...accountFields.password, help: messages.passwordHelp },
        }}
        submit={messages.changeEmail}
        onSubmit={async (body) => {
          await confirmed(() => api.call('user.changeEmail', { body }))
          void client.invalidateQueries({ queryKey: KEY })
          toast.success(messages.emailSent(body.email))
          fresh()
        }}
      />
      {dialog}
    </Card>
  )
}

function Password() {
  const [key, fresh] = useFresh()
  const hasTotp = useHasTotp()
  const { confirmed, dialog } = useConfirmation()
  const { body: schema } = endpoints['user.changePassword']
  return (
    <Card title={messages.password} about={messages.passwordAbout}>
      <SmallForm
        key={key}
        label={messages.password}
        schema={hasTotp ? schema.omit({ currentPassword: true }) : schema.extend({ currentPassword: required })}
        fields={{
          currentPassword: { ...accountFields.password, label: messages.currentPassword },
          newPassword: { ...accountFields.newPassword, label: messages.newPassword, help: messages.newPasswordHelp },
        }}
        submit={messages.changePassword}
        onSubmit={async (body) => {
          await confirmed(() => api.call('user.changePassword', { body }))
          toast.success(messages.passwordChanged)
          fresh()
        }}
      />
      {dialog}
    </Card>
  )
}
