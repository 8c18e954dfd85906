import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { messages } from './messages.ts'

const formMessages = messages.form

const choicesOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

const select = (label: string, labels: Readonly<Record<string, string>>): Partial<ControlMeta> => ({
  label,
  control: 'select',
  choices: choicesOf(labels),
})
const isBuyGet = { type: 'buy_x_get_y' }

const fields: Readonly<Record<string, Partial<ControlMeta>>> = {
  name: {
    label: messages.name,
    placeholder: formMessages.namePlaceholder,
    help: formMessages.nameHelp,
    autoComplete: 'off',
    maxLength: 120,
  },
  method: select(formMessages.method, formMessages.methods),
  code: { label: messages.code, control: 'discountCode', help: formMessages.codeHelp, when: { method: 'code' } },
  type: select(formMessages.type, formMessages.types),
  percent: { label: formMessages.percent, control: 'number', min: 0.01, max: 100, step: 5, when: { type: 'percentage' } },
  amount: { label: formMessages.amount, control: 'money', help: formMessages.amountHelp, when: { type: 'fixed_amount' } },
  buy: { label: formMessages.buy, control: 'number', min: 1, max: 100, when: isBuyGet },
  get: { label: formMessages.get, control: 'number', min: 1, max: 100, when: isBuyGet },
  getPercent: {
    label: formMessages.getPercent,
    control: 'number',
    min: 0.01,
    max: 100,
    step: 5,
    help: formMessages.getPercentHelp,
    when: isBuyGet,
  },
  scope: select(formMessages.scope, formMessages.scopes),
  productIds: { label: formMessages.productIds, control: 'products', when: { scope: 'products' } },
  categoryIds: { label: formMessages.categoryIds, control: 'categories', when: { scope: 'categories' } },
  getScope: { ...select(formMessages.getScope, formMessages.scopes), when: isBuyGet },
  getProductIds: { label: formMessages.getProductIds, control: 'products', when: { ...isBuyGet, getScope: 'products' } },
  getCategoryIds: { label: formMessages.getCategoryIds, control: 'categories', when: { ...isBuyGet, getScope: 'categories' } },
  minimum: select(formMessages.minimum, formMessages.minimumChoices),
  minSubtotal: {
    label: formMessages.minSubtotal,
    control: 'money',
    help: formMessages.minimumHelp,
    when: { minimum: 'subtotal' },
  },
  minQuantity: {
    label: formMessages.minQuantity,
    control: 'number',
    min: 1,
    help: formMessages.minimumHelp,
    when: { minimum: 'quantity' },
  },
  limited: { label: formMessages.limited },
  usageLimit: { label: formMessages.usageLimit, control: 'number', min: 1, when: { limited: true } },
  oncePerCustomer: { label: formMessages.oncePerCustomer, help: formMessages.onceHelp },
  combines: { label: formMessages.combines, help: formMessages.combinesHelp },
  startsAt: { label: formMessages.startsAt, control: 'moment', help: formMessages.startsHelp },
  hasEnd: { label: formMessages.hasEnd },
  endsAt: { label: formMessages.endsAt, control: 'moment', when: { hasEnd: true } },
}

/** Label, control and condition of each field. A visible field is required, although the schema accepts anything in a hidden one. */
export const discountFields: Readonly<Record<string, Partial<ControlMeta>>> = Object.fromEntries(
  Object.entries(fields).map(([name, meta]) => [name, { ...meta, optional: false }]),
)

/** The cards of the form; the last one is in the second column. */
export const discountSections = (timezone: string): FormSection[] => [
  { title: formMessages.label, fields: ['name', 'method', 'code'] },
  { title: formMessages.value, fields: ['type', 'percent', 'amount', 'buy', 'get', 'getPercent'] },
  {
    title: formMessages.appliesTo,
    fields: ['scope', 'productIds', 'categoryIds', 'getScope', 'getProductIds', 'getCategoryIds'],
  },
  { title: formMessages.minimums, fields: ['minimum', 'minSubtotal', 'minQuantity'] },
  { title: formMessages.limits, fields: ['limited', 'usageLimit', 'oncePerCustomer', 'combines'] },
  { title: formMessages.dates, description: formMessages.datesAbout(timezone), fields: ['startsAt', 'hasEnd', 'endsAt'] },
]
