import { policySettings } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import { z } from 'zod'
import { messages } from './messages.ts'

export type Policies = CallOutput<'policy.list'>
export type Policy = Policies['policies'][number]
type Settings = Policies['settings']

/** The answers as a form: the period as text, empty until it is answered. */
export const answersForm = policySettings.extend({
  returnDays: z
    .string()
    .trim()
    .refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 365), messages.invalidDays),
})

export type Answers = z.output<typeof answersForm>

export const answersOf = ({ returnDays, ...rest }: Settings): Answers => ({
  ...rest,
  returnDays: returnDays === null ? '' : String(returnDays),
})

export const settingsOf = ({ returnDays, ...rest }: Answers): Settings => ({
  ...rest,
  returnDays: returnDays === '' ? null : Number(returnDays),
})
