/** What the own profile says. */
export const messages = {
  title: 'Profile',
  about: 'Your own account. It is the same in all your stores.',

  name: 'Name',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',

  email: 'Email address',
  current: (email: string) => `You log in with ${email}.`,
  pending: (email: string) => `We sent a link to ${email}. Until you follow it, your old address counts.`,
  newEmail: 'New email address',
  password: 'Password',
  passwordHelp: 'So that nobody else at your desk can change it.',
  changeEmail: 'Send the link',
  emailSent: (email: string) => `A link is on its way to ${email}.`,

  passwordAbout: 'You stay logged in here, and are logged out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: 'At least 10 characters. A few words in a row are easy to remember.',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed.',

  delete: 'Delete account',
  deleteAbout: 'Your account and every store that you own are gone for good.',
  deleteTitle: 'Delete your account?',
  deleteHelp: 'Your stores go with it: their pages, products, orders and files. Nobody can bring them back.',
  deletePassword: 'Your password',
  deleted: 'Your account is deleted.',
}
