import { messages } from './messages.ts'

/** The fields of an account with their autocomplete tokens for password managers. */
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
