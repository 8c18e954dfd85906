import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Tables } from '../../db/tables.ts'
import { queueEmail } from '../../email/outbox.ts'

/**
 * Text of an email about an account. It contains no text that a user typed: anyone can sign up, or request a change of address,
 * with the address of another person.
 */
const emailText = (...paragraphs: string[]) => ['Hello,', ...paragraphs, 'Blockfront'].join('\n\n')

type Trx = Kysely<Tables>

export const queueVerificationEmail = (trx: Trx, { publicUrl }: Config, to: string, token: string) =>
  queueEmail(trx, {
    kind: 'verify-email',
    to,
    subject: 'Confirm your email address',
    text: emailText(
      'Confirm that this email address is yours:',
      `${publicUrl}/verify-link?token=${token}`,
      'The link works once and expires in 3 days. If you did not sign up, ignore this email.',
    ),
  })

/** Sent to the owner of an account when someone signs up again with its address. */
export const queueAccountExistsEmail = (trx: Trx, { publicUrl }: Config, to: string) =>
  queueEmail(trx, {
    kind: 'signup-known',
    to,
    subject: 'You already have an account',
    text: emailText(
      'Someone, perhaps you, signed up with this email address. You already have an account, and nothing about it has changed.',
      `Log in: ${publicUrl}/login\nChoose a new password: ${publicUrl}/forgot-password`,
    ),
  })

export const queueResetPasswordEmail = (trx: Trx, { publicUrl }: Config, to: string, token: string) =>
  queueEmail(trx, {
    kind: 'reset-password',
    to,
    subject: 'Choose a new password',
    text: emailText(
      'Choose a new password:',
      `${publicUrl}/forgot-password?token=${token}`,
      'The link works once and expires in 30 minutes. If you did not ask for it, ignore this email. Your password stays the same.',
    ),
  })

/** Sent to the new address when a change is requested. */
export const queueConfirmNewAddressEmail = (trx: Trx, { publicUrl }: Config, to: string, token: string) =>
  queueEmail(trx, {
    kind: 'change-email',
    to,
    subject: 'Confirm your new email address',
    text: emailText(
      'Confirm that your account should use this email address from now on:',
      `${publicUrl}/verify-link?token=${token}`,
      'The link works once and expires in 24 hours. If you did not ask for it, ignore this email.',
    ),
  })

/** Sent to the current address when a change is requested. */
export const queueAddressChangeRequestedEmail = (trx: Trx, { publicUrl }: Config, to: string) =>
  queueEmail(trx, {
    kind: 'change-email-requested',
    to,
    subject: 'A change of your email address was requested',
    text: emailText(
      'Someone who knows your password asked to change the email address of your account. It changes when they confirm the new address.',
      `If this was not you, choose a new password now. This also cancels the change: ${publicUrl}/forgot-password`,
    ),
  })

/** Sent to the previous address after a change, with a link that undoes it. */
export const queueAddressChangedEmail = (trx: Trx, { publicUrl }: Config, to: string, undoToken: string) =>
  queueEmail(trx, {
    kind: 'email-changed',
    to,
    subject: 'The email address of your account was changed',
    text: emailText(
      'Your account now uses another email address, and you can no longer log in with this one.',
      'If you made this change, you do not need to do anything.',
      'If this was not you, undo the change. Your account gets this address back, everyone is logged out, and you choose a new password:',
      `${publicUrl}/undo-email-change?token=${undoToken}`,
      'The link works once and expires in 72 hours.',
    ),
  })

/** Sent to the address that an account had before its owner restored an earlier one. */
export const queueAddressChangeUndoneEmail = (trx: Trx, { publicUrl }: Config, to: string) =>
  queueEmail(trx, {
    kind: 'email-change-undone',
    to,
    subject: 'A change of email address was undone',
    text: emailText(
      'An account that used this email address has its previous address again. The change was undone with the link that the previous address received.',
      `If this was not you, contact us: ${publicUrl}/contact`,
    ),
  })

/** Sent after a change of the password. */
export const queuePasswordChangedEmail = (trx: Trx, { publicUrl }: Config, to: string) =>
  queueEmail(trx, {
    kind: 'security-notice',
    to,
    subject: 'Your password was changed',
    text: emailText(
      'The password of your account was changed. All other devices are logged out, and links from earlier emails no longer work.',
      'If you made this change, you do not need to do anything.',
      `If this was not you, choose a new password now: ${publicUrl}/forgot-password\nThis logs out everyone else. Then check your stores and the name and email address in your profile.`,
    ),
  })
