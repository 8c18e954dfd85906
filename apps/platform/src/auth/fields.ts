import { messages } from './messages.ts'

/** How the fields of an account are asked for; a password manager finds its way by them. */
export const accountFields = {
  name: { label: messages.fields.name, autoComplete: 'name' },
  email: { label: messages.fields.email, autoComplete: 'username', inputType: 'email' },
  password: { label: messages.fields.password, control: 'password', autoComplete: 'current-password' },
  newPassword: {
    label: messages.fields.newPassword,
    help: messages.fields.passwordHelp,
    control: 'password',
    autoComplete: 'new-password',
  },
}
