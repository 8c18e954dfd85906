import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import { postMail } from '../mail/outbox.ts'

type Person = { name: string; email: string }

const letter = (name: string, lines: string[]) => [`Hello ${name},`, ...lines, 'Blockfront'].join('\n\n')

export const postVerification = (trx: Kysely<Tables>, config: Config, { name, email }: Person, token: string) =>
  postMail(trx, {
    kind: 'verify-email',
    to: email,
    subject: 'Confirm your email address',
    text: letter(name, [
      'please confirm that this address is yours:',
      `${config.publicUrl}/verify-link?token=${token}`,
      'The link works once, within three days. If you did not sign up, ignore this mail.',
    ]),
  })

/** To the owner of an account for whose address somebody signed up again. */
export const postAlreadyKnown = (trx: Kysely<Tables>, config: Config, { name, email }: Person) =>
  postMail(trx, {
    kind: 'signup-known',
    to: email,
    subject: 'You already have an account',
    text: letter(name, [
      'somebody, perhaps you, signed up with this address. You have an account already, and nothing about it has changed.',
      `Log in: ${config.publicUrl}/login\nChoose a new password: ${config.publicUrl}/forgot-password`,
    ]),
  })

export const postReset = (trx: Kysely<Tables>, config: Config, { name, email }: Person, token: string) =>
  postMail(trx, {
    kind: 'reset-password',
    to: email,
    subject: 'Choose a new password',
    text: letter(name, [
      'choose a new password here:',
      `${config.publicUrl}/forgot-password?token=${token}`,
      'The link works once, within 30 minutes. If you did not ask for it, ignore this mail: your password stays.',
    ]),
  })

export const postChangeEmail = (trx: Kysely<Tables>, config: Config, { name, email }: Person, token: string) =>
  postMail(trx, {
    kind: 'change-email',
    to: email,
    subject: 'Confirm your new email address',
    text: letter(name, [
      'confirm that your account should use this address from now on:',
      `${config.publicUrl}/verify-link?token=${token}`,
      'The link works once, within a day.',
    ]),
  })

/** Tells the account's owner about a change that they should know of if it was not them. */
export const postNotice = (trx: Kysely<Tables>, config: Config, { name, email }: Person, what: string) =>
  postMail(trx, {
    kind: 'security-notice',
    to: email,
    subject: 'Your account was changed',
    text: letter(name, [what, `If this was not you, choose a new password: ${config.publicUrl}/forgot-password`]),
  })
