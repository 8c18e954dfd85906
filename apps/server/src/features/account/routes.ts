import type { Handlers } from '../../handler.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { checkAuth } from './check-auth.ts'
import { deleteAccount } from './delete-account.ts'
import { getProfile, updateProfile } from './profile.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { signIn } from './session/sign-in.ts'
import { signOut } from './session/sign-out.ts'
import { signUp } from './sign-up.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

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
} satisfies Handlers
