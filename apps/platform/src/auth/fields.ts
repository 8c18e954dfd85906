import { words } from './words.ts'

/** How the fields of an account are asked for; a password manager finds its way by them. */
export const accountFields = {
  name: { label: words.fields.name, autoComplete: 'name' },
  email: { label: words.fields.email, autoComplete: 'username', inputType: 'email' },
  password: { label: words.fields.password, control: 'password', autoComplete: 'current-password' },
  newPassword: {
    label: words.fields.newPassword,
    help: words.fields.passwordHelp,
    control: 'password',
    autoComplete: 'new-password',
  },
}
