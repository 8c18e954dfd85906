import { deleteAccount } from '../../flows/delete-account/delete-account.ts'
import { signUp } from '../../flows/sign-up/sign-up.ts'
import type { Handlers } from '../../ground/handler.ts'
import { changeEmail } from '../../modules/account/change-email.ts'
import { changePassword } from '../../modules/account/change-password.ts'
import { checkAuth } from '../../modules/account/check-auth.ts'
import { confirmIdentity } from '../../modules/account/identity/confirm.ts'
import { accountSecurity } from '../../modules/account/identity/security.ts'
import { addPasskey, passkeyOptions } from '../../modules/account/passkey/add-passkey.ts'
import { removePasskey, renamePasskey } from '../../modules/account/passkey/passkeys.ts'
import {
  confirmOptions,
  confirmWithPasskey,
  signInOptions,
  signInWithPasskey,
} from '../../modules/account/passkey/use-passkey.ts'
import { getProfile, updateProfile } from '../../modules/account/profile.ts'
import { forgotPassword, resetPassword } from '../../modules/account/reset-password.ts'
import { endOneSession, endOtherSessions } from '../../modules/account/session/sessions.ts'
import { signIn } from '../../modules/account/session/sign-in.ts'
import { signOut } from '../../modules/account/session/sign-out.ts'
import { signInWithSecondFactor } from '../../modules/account/two-factor/second-factor.ts'
import { disableTotp, enableTotp, newRecoveryCodes, startTotp } from '../../modules/account/two-factor/totp.ts'
import { undoEmailChange } from '../../modules/account/undo-email-change.ts'
import { resendVerification, verifyEmail } from '../../modules/account/verify-email.ts'

export const accountRoutes = {
  'auth.checkAuth': (context, { query }) => checkAuth(context, query),
  'auth.signup': (context, { body }) => signUp(context, body),
  'auth.login': (context, { body }) => signIn(context, body),
  'auth.logout': (context) => signOut(context),
  'auth.forgotPassword': (context, { body }) => forgotPassword(context, body),
  'auth.resetPassword': (context, { body }) => resetPassword(context, body),
  'auth.verifyEmail': (context, { body }) => verifyEmail(context, body),
  'auth.undoEmailChange': (context, { body }) => undoEmailChange(context, body),
  'auth.resendVerification': (context) => resendVerification(context),
  'user.getProfile': (context) => getProfile(context),
  'user.updateProfile': (context, { body }) => updateProfile(context, body),
  'user.changePassword': (context, { body }) => changePassword(context, body),
  'user.changeEmail': (context, { body }) => changeEmail(context, body),
  'user.delete': (context, { body }) => deleteAccount(context, body),
  'auth.secondFactor': (context, { body }) => signInWithSecondFactor(context, body),
  'auth.passkeyOptions': (context) => signInOptions(context),
  'auth.passkeyLogin': (context, { body }) => signInWithPasskey(context, body),
  'user.security': (context) => accountSecurity(context),
  'user.confirm': (context, { body }) => confirmIdentity(context, body),
  'user.confirmOptions': (context) => confirmOptions(context),
  'user.confirmWithPasskey': (context, { body }) => confirmWithPasskey(context, body),
  'user.startTotp': (context) => startTotp(context),
  'user.enableTotp': (context, { body }) => enableTotp(context, body),
  'user.disableTotp': (context) => disableTotp(context),
  'user.newRecoveryCodes': (context) => newRecoveryCodes(context),
  'user.passkeyOptions': (context) => passkeyOptions(context),
  'user.addPasskey': (context, { body }) => addPasskey(context, body),
  'user.renamePasskey': (context, { body }) => renamePasskey(context, body),
  'user.removePasskey': (context, { body }) => removePasskey(context, body),
  'user.endSession': (context, { body }) => endOneSession(context, body),
  'user.endOtherSessions': (context) => endOtherSessions(context),
} satisfies Handlers
