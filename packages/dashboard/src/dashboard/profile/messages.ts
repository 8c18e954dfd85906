/** Messages of the profile screen. */
export const messages = {
  title: 'Profile',
  about: 'Your account for all your stores.',

  name: 'Name',
  saveName: 'Save name',
  nameSaved: 'Name saved.',

  email: 'Email address',
  current: (email: string) => `You sign in with ${email}.`,
  pending: (email: string) => `We sent a link to ${email}. Until you open it, your old address stays active.`,
  newEmail: 'New email address',
  password: 'Password',
  passwordHelp: 'Required to confirm your identity.',
  changeEmail: 'Send link',
  emailSent: (email: string) => `We sent a link to ${email}.`,

  passwordAbout: 'You stay signed in here, and are signed out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: 'At least 10 characters. A few words in a row are easy to remember.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed.',

  delete: 'Delete account',
  deleteAbout: 'Permanently deletes your account and every store that you own.',
  deleteTitle: 'Delete your account?',
  deleteHelp: 'This also deletes your stores with their pages, products, orders and files. You can’t undo this.',
  deletePassword: 'Your password',
  deleted: 'Account deleted.',
}
