import {
  type PaymentMethod,
  type PaymentMethodType,
  paymentMethod,
  paymentMethodInput,
  providerSettings,
} from '@blockfront/contract'
import type { ControlMeta } from '@blockfront/engine/form'
import { z } from 'zod'
import { messages } from './messages.ts'

const formMessages = messages.form
const { title } = paymentMethodInput.shape
const { instructions, minTotal, maxTotal, manualCapture } = paymentMethod.shape

/** The settings that the owner enters for a provider; none for other methods. */
export const secretsOf = (type: PaymentMethodType): z.ZodObject =>
  type in providerSettings ? providerSettings[type as keyof typeof providerSettings] : z.object({})

/**
 * Fields of every method, and the provider's keys. A stored key stays unchanged while its field is empty. Bank details are first: the dialog opens
 * at the one field that the owner must fill in.
 */
export function methodSchema(
  type: PaymentMethodType,
  { isNew, isEnabled, canCapture }: { isNew: boolean; isEnabled: boolean; canCapture: boolean },
) {
  const secrets = secretsOf(type).shape
  const kept = Object.fromEntries(Object.keys(secrets).map((name) => [name, z.string().max(500)]))
  const bankDetails = isEnabled ? instructions.trim().min(1, formMessages.bankDetailsMissing) : instructions
  const texts =
    type === 'bank_transfer' ? { instructions: bankDetails, title } : { title, ...(isNew ? secrets : kept), instructions }
  return z.object({
    ...texts,
    minTotal,
    maxTotal,
    ...(canCapture && { manualCapture }),
  })
}

/** Labels, help and controls of the fields. */
export function methodFields(
  type: PaymentMethodType,
  method: PaymentMethod | undefined,
): Readonly<Record<string, Partial<ControlMeta>>> {
  const key = (name: 'secretKey' | 'apiKey', help: string): Partial<ControlMeta> => {
    const hint = method?.configHint[name]
    return {
      label: formMessages[name],
      control: 'password',
      autoComplete: 'off',
      optional: Boolean(method),
      help: hint ? formMessages.keep(hint) : help,
    }
  }
  return {
    title: { label: formMessages.title, help: formMessages.titleHelp, autoComplete: 'off' },
    secretKey: key('secretKey', formMessages.secretKeyHelp),
    apiKey: key('apiKey', formMessages.apiKeyHelp),
    instructions:
      type === 'bank_transfer'
        ? { label: formMessages.bankDetails, control: 'textarea', help: formMessages.bankDetailsHelp }
        : { label: formMessages.instructions, control: 'textarea', help: formMessages.instructionsHelp },
    minTotal: { label: formMessages.minTotal, help: formMessages.totalHelp },
    maxTotal: { label: formMessages.maxTotal },
    manualCapture: { label: formMessages.manualCapture, help: formMessages.manualCaptureHelp },
  }
}

/** The body of a call from the form's values: the keys are below `settings`. */
export function methodBody(type: PaymentMethodType, values: Record<string, unknown>) {
  const names = Object.keys(secretsOf(type).shape)
  const entries = Object.entries(values)
  const settings = Object.fromEntries(
    entries.filter(([name]) => names.includes(name)).map(([name, value]) => [name, String(value)]),
  )
  const rest = paymentMethodInput.omit({ type: true, settings: true, enabled: true }).parse(Object.fromEntries(entries))
  return { ...rest, settings }
}

/** The form's path for a path of the body: the keys are below `settings`. */
export const methodPath = (path: string): string => path.replace(/^settings\./, '')
