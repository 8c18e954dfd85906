/** Emails about accounts on the platform. */
export const accounts = {
  verifyEmail: {
    subject: 'Confirm your email address',
    intro: 'Confirm that this email address is yours.',
    confirm: 'Confirm email address',
    expiry: 'The link works once and expires in 3 days. If you did not sign up, ignore this email.',
  },
  signupKnown: {
    subject: 'You already have an account',
    intro:
      'Someone, perhaps you, signed up with this email address. You already have an account, and nothing about it has changed.',
    logIn: 'Log in',
    choose: 'Choose a new password',
  },
  resetPassword: {
    subject: 'Choose a new password',
    intro: 'You asked for a new password for your account.',
    choose: 'Choose a new password',
    expiry:
      'The link works once and expires in 30 minutes. If you did not ask for it, ignore this email. Your password stays the same.',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    intro: 'Confirm that your account should use this email address from now on.',
    confirm: 'Confirm new email address',
    expiry: 'The link works once and expires in 24 hours. If you did not ask for it, ignore this email.',
  },
  changeEmailRequested: {
    subject: 'A change of your email address was requested',
    intro:
      'Someone who knows your password asked to change the email address of your account. It changes when they confirm the new address.',
    warning: 'If this was not you, choose a new password now. This also cancels the change.',
    choose: 'Choose a new password',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    intro: 'Your account now uses another email address, and you can no longer log in with this one.',
    expected: 'If you made this change, you do not need to do anything.',
    undo: 'If this was not you, undo the change. Your account gets this address back, everyone is logged out, and you choose a new password.',
    undoAction: 'Undo the change',
    expiry: 'The link works once and expires in 72 hours.',
  },
  emailChangeUndone: {
    subject: 'A change of email address was undone',
    intro:
      'An account that used this email address has its previous address again. The change was undone with the link that the previous address received.',
    warning: 'If this was not you, contact us.',
    contact: 'Contact us',
  },
  securityNotice: {
    subject: 'Your password was changed',
    intro:
      'The password of your account was changed. All other devices are logged out, and links from earlier emails no longer work.',
    expected: 'If you made this change, you do not need to do anything.',
    warning: 'If this was not you, choose a new password now. This logs out everyone else.',
    choose: 'Choose a new password',
    check: 'Then check your stores and the name and email address in your profile.',
  },
}
