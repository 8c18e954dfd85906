import { createMessages } from '@blockfront/messages'

const accounts = {
  verifyEmailSubject: 'Confirm your email address',
  verifyEmailIntro: 'Confirm that this email address is yours.',
  verifyEmailConfirm: 'Confirm email address',
  verifyEmailExpiry: 'The link works once and expires in 3 days. If you did not sign up, ignore this email.',

  signupKnownSubject: 'You already have an account',
  signupKnownIntro:
    'Someone, perhaps you, signed up with this email address. You already have an account, and nothing about it has changed.',
  signupKnownSignIn: 'Sign in',
  signupKnownChoose: 'Choose a new password',

  resetPasswordSubject: 'Choose a new password',
  resetPasswordIntro: 'You asked for a new password for your account.',
  resetPasswordChoose: 'Choose a new password',
  resetPasswordExpiry:
    'The link works once and expires in one hour. If you did not ask for it, ignore this email. Your password stays the same.',

  changeEmailSubject: 'Confirm your new email address',
  changeEmailIntro: 'Confirm that your account should use this email address from now on.',
  changeEmailConfirm: 'Confirm new email address',
  changeEmailExpiry: 'The link works once and expires in 24 hours. If you did not ask for it, ignore this email.',

  changeEmailRequestedSubject: 'A change of your email address was requested',
  changeEmailRequestedIntro:
    'Someone who knows your password asked to change the email address of your account. It changes when they confirm the new address.',
  changeEmailRequestedWarning: 'If this was not you, choose a new password now. This also cancels the change.',
  changeEmailRequestedChoose: 'Choose a new password',

  emailChangedSubject: 'The email address of your account was changed',
  emailChangedIntro: 'Your account now uses another email address, and you can no longer sign in with this one.',
  emailChangedExpected: 'If you made this change, you do not need to do anything.',
  emailChangedUndo:
    'If this was not you, undo the change. Your account gets this address back, everyone is signed out, and you choose a new password.',
  emailChangedUndoAction: 'Undo the change',
  emailChangedExpiry: 'The link works once and expires in 72 hours.',

  emailChangeUndoneSubject: 'A change of email address was undone',
  emailChangeUndoneIntro:
    'An account that used this email address has its previous address again. The change was undone with the link that the previous address received.',
  emailChangeUndoneWarning: 'If this was not you, contact us.',
  emailChangeUndoneContact: 'Contact us',

  accountChangeStore: 'Store: {store}',
  accountChangeExpected: 'If you made or expected this change, you do not need to do anything.',
  accountChangeWarning: 'If this was not you, choose a new password, then check the security settings of your account.',
  accountChangeOpen: 'Check security settings',
  accountChangeTwoFactorOn: 'Two-factor authentication was turned on',
  accountChangeTwoFactorOff: 'Two-factor authentication was turned off',
  accountChangeTwoFactorReset: 'Two-factor authentication was removed by the operator of this site',
  accountChangeRecoveryCodesNew: 'Your recovery codes were replaced',
  accountChangeRecoveryCodeUsed: 'A recovery code was used to sign in',
  accountChangePasskeyAdded: 'A passkey was added to your account',
  accountChangePasskeyRemoved: 'A passkey was removed from your account',
  accountChangeOwnershipGiven: 'You transferred the ownership of a store',
  accountChangeOwnershipReceived: 'You are now the owner of a store',
  accountChangeStoreDeleted: 'Your store was deleted',
  accountChangeApiTokenAdded: 'An API token was added to your store',
  accountChangeApiTokenWarning: 'If this was not you, delete the token, then choose a new password.',
  accountChangeApiTokenOpen: 'Check API tokens',
  accountChangeWebhookAdded: 'A webhook of your store has a new URL',
  accountChangeWebhookHelp: 'Data of your store, such as orders and customers, is sent to this URL until the webhook is deleted.',
  accountChangeWebhookWarning: 'If you do not know this webhook, delete it, and check who works on your store.',
  accountChangeWebhookOpen: 'Check webhooks',
  accountChangeStoreExported: 'The archive of your store is ready',
  accountChangeStoreExportedHelp:
    'You can download it in the settings of the store for 7 days. It contains the data of your customers, so keep it where only you can open it.',
  accountChangeStoreExportedWarning: 'If this was not you, delete the archive, then choose a new password.',
  accountChangeStoreExportedOpen: 'Open archives',

  staffInvitationSubject: 'Invitation to {name}',
  staffInvitationIntro: '{inviter} invites you to work on the online store {name} ({store}).',
  staffInvitationManager: 'Your role: Manager. You can manage everything except payment methods, staff and ownership.',
  staffInvitationFulfillment: 'Your role: Fulfillment. You can manage orders and see customers.',
  staffInvitationAccept: 'See invitation',
  staffInvitationExpiry: 'The link works once and expires in 7 days. If you do not know the sender, ignore this email.',

  securityNoticeSubject: 'Your password was changed',
  securityNoticeIntro:
    'The password of your account was changed. All other devices are signed out, and links from earlier emails no longer work.',
  securityNoticeExpected: 'If you made this change, you do not need to do anything.',
  securityNoticeWarning: 'If this was not you, choose a new password now. This signs out everyone else.',
  securityNoticeChoose: 'Choose a new password',
  securityNoticeCheck: 'Then check your stores and the name and email address in your profile.',
} as const

/** Texts of emails about accounts on the platform, in English like the platform itself. */
export const accountMessages = createMessages<typeof accounts>(accounts, 'en')
