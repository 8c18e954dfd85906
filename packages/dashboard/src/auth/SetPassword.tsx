import { endpoints } from '@blockfront/contract'
import { Button, Notice } from '@blockfront/ui'
import { type ReactNode, useState } from 'react'
import { api } from '../api.ts'
import { Link } from '../router.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { accountFields } from './fields.ts'
import { messages } from './messages.ts'

const choose = endpoints['auth.resetPassword'].body
const fields = { password: accountFields.newPassword }

interface ChoosePasswordProps {
  title: string
  about: string
  /** The token of a link that allows setting a password once. */
  token: string
  /** Below the form: a link back. */
  foot?: ReactNode
  /** Saves the password. By default with the link of a forgotten password. */
  save?: (values: { token: string; password: string }) => Promise<unknown>
}

const reset: NonNullable<ChoosePasswordProps['save']> = (body) => api.call('auth.resetPassword', { body })

/** Sets a new password with the token of a link. */
export function SetPassword({ title, about, token, foot, save = reset }: ChoosePasswordProps) {
  const [done, setDone] = useState(false)
  if (done)
    return (
      <AccountLayout title={messages.forgot.chooseTitle}>
        <Notice tone="success" alert>
          {messages.forgot.chosen}
        </Notice>
        <Button asChild variant="primary" size="large">
          <Link to="/login">{messages.login.submit}</Link>
        </Button>
      </AccountLayout>
    )
  return (
    <AccountLayout title={title} about={about} foot={foot}>
      <AccountForm
        schema={choose}
        only={['password']}
        label={messages.forgot.chooseTitle}
        defaultValues={{ token }}
        fields={fields}
        submit={messages.forgot.choose}
        onSubmit={async (values) => {
          await save(values)
          setDone(true)
        }}
      />
    </AccountLayout>
  )
}
