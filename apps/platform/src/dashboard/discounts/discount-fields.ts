import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { messages } from './messages.ts'

const says = messages.form

const choicesOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

const select = (label: string, labels: Readonly<Record<string, string>>): Partial<ControlMeta> => ({
  label,
  control: 'select',
  choices: choicesOf(labels),
})
const isBuyGet = { type: 'buy_x_get_y' }

const fields: Readonly<Record<string, Partial<ControlMeta>>> = {
  name: { label: messages.name, placeholder: says.namePlaceholder, help: says.nameHelp, autoComplete: 'off', maxLength: 120 },
  method: select(says.method, says.methods),
  code: { label: messages.code, control: 'discountCode', help: says.codeHelp, when: { method: 'code' } },
  type: select(says.type, says.types),
  percent: { label: says.percent, control: 'number', min: 0.01, max: 100, step: 5, when: { type: 'percentage' } },
  amount: { label: says.amount, control: 'money', help: says.amountHelp, when: { type: 'fixed_amount' } },
  buy: { label: says.buy, control: 'number', min: 1, max: 100, when: isBuyGet },
  get: { label: says.get, control: 'number', min: 1, max: 100, when: isBuyGet },
  getPercent: {
    label: says.getPercent,
    control: 'number',
    min: 0.01,
    max: 100,
    step: 5,
    help: says.getPercentHelp,
    when: isBuyGet,
  },
  scope: select(says.scope, says.scopes),
  productIds: { label: says.productIds, control: 'products', when: { scope: 'products' } },
  categoryIds: { label: says.categoryIds, control: 'categories', when: { scope: 'categories' } },
  getScope: { ...select(says.getScope, says.scopes), when: isBuyGet },
  getProductIds: { label: says.getProductIds, control: 'products', when: { ...isBuyGet, getScope: 'products' } },
  getCategoryIds: { label: says.getCategoryIds, control: 'categories', when: { ...isBuyGet, getScope: 'categories' } },
  minimum: select(says.minimum, says.minimumChoices),
  minSubtotal: { label: says.minSubtotal, control: 'money', help: says.minimumHelp, when: { minimum: 'subtotal' } },
  minQuantity: { label: says.minQuantity, control: 'number', min: 1, help: says.minimumHelp, when: { minimum: 'quantity' } },
  limited: { label: says.limited },
  usageLimit: { label: says.usageLimit, control: 'number', min: 1, when: { limited: true } },
  oncePerCustomer: { label: says.oncePerCustomer, help: says.onceHelp },
  combines: { label: says.combines, help: says.combinesHelp },
  startsAt: { label: says.startsAt, control: 'moment', help: says.startsHelp },
  hasEnd: { label: says.hasEnd },
  endsAt: { label: says.endsAt, control: 'moment', when: { hasEnd: true } },
}

/** Label, control and condition of each field. A visible field is required, although the schema accepts anything in a hidden one. */
export const discountFields: Readonly<Record<string, Partial<ControlMeta>>> = Object.fromEntries(
  Object.entries(fields).map(([name, meta]) => [name, { ...meta, optional: false }]),
)

/** The cards of the form; the last one is in the second column. */
export const discountSections = (timezone: string): FormSection[] => [
  { title: says.label, fields: ['name', 'method', 'code'] },
  { title: says.value, fields: ['type', 'percent', 'amount', 'buy', 'get', 'getPercent'] },
  { title: says.appliesTo, fields: ['scope', 'productIds', 'categoryIds', 'getScope', 'getProductIds', 'getCategoryIds'] },
  { title: says.minimums, fields: ['minimum', 'minSubtotal', 'minQuantity'] },
  { title: says.limits, fields: ['limited', 'usageLimit', 'oncePerCustomer', 'combines'] },
  { title: says.dates, description: says.datesAbout(timezone), fields: ['startsAt', 'hasEnd', 'endsAt'] },
]
