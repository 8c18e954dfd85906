import { type Discount, type DiscountInput, discountCode, discountInput } from '@blockfront/contract'
import { problemTree } from '@blockfront/engine/form'
import { z } from 'zod'
import { messages } from './messages.ts'

const formMessages = messages.form

const SCOPES = ['all', 'products', 'categories'] as const
const ids = z.array(z.string())

/** A percentage with at most two decimals, above 0. */
const percent = z.number().min(0.01).max(100).multipleOf(0.01)
const quantity = z.int().min(1).max(100)
const minQuantity = z.int().min(1).max(10_000)
const usageLimit = z.int().min(1).max(1_000_000_000)
const amount = z.number({ error: messages.form.aboveZero }).min(0)

/**
 * A discount in its form. Fields that depend on others accept anything; `checkVisible` checks those that are visible, so that a hidden
 * field never prevents saving.
 */
export const discountForm = z
  .object({
    name: z.string(),
    method: z.enum(['code', 'automatic']),
    code: z.unknown(),
    type: z.enum(['percentage', 'fixed_amount', 'free_shipping', 'buy_x_get_y']),
    percent: z.unknown(),
    amount: z.unknown(),
    buy: z.unknown(),
    get: z.unknown(),
    getPercent: z.unknown(),
    scope: z.enum(SCOPES),
    productIds: ids,
    categoryIds: ids,
    getScope: z.enum(SCOPES),
    getProductIds: ids,
    getCategoryIds: ids,
    minimum: z.enum(['none', 'subtotal', 'quantity']),
    minSubtotal: z.unknown(),
    minQuantity: z.unknown(),
    limited: z.boolean(),
    usageLimit: z.unknown(),
    oncePerCustomer: z.boolean(),
    combines: z.boolean(),
    startsAt: z.string(),
    hasEnd: z.boolean(),
    endsAt: z.string(),
  })
  .superRefine(checkVisible)

export type DiscountValues = z.output<typeof discountForm>

/** The checks of the visible fields that depend on other fields. */
function checkVisible(values: DiscountValues, context: z.RefinementCtx): void {
  const report = (name: keyof DiscountValues, message: string | undefined) => {
    if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message })
  }
  const check = (name: keyof DiscountValues, schema: z.ZodType) => report(name, problemTree(schema, values[name])?.message)
  const checkScope = (
    scope: DiscountValues['scope'],
    products: 'productIds' | 'getProductIds',
    categories: 'categoryIds' | 'getCategoryIds',
  ) => {
    if (scope === 'products' && values[products].length === 0) report(products, formMessages.chooseProducts)
    if (scope === 'categories' && values[categories].length === 0) report(categories, formMessages.chooseCategories)
  }
  check('name', discountInput.shape.name)
  if (values.method === 'code') check('code', discountCode())
  if (values.type === 'percentage') check('percent', percent)
  if (values.type === 'fixed_amount') {
    check('amount', amount)
    if (values.amount === 0) report('amount', formMessages.aboveZero)
  }
  if (values.type === 'buy_x_get_y') {
    check('buy', quantity)
    check('get', quantity)
    check('getPercent', percent)
    checkScope(values.getScope, 'getProductIds', 'getCategoryIds')
  }
  checkScope(values.scope, 'productIds', 'categoryIds')
  if (values.minimum === 'subtotal') check('minSubtotal', amount)
  if (values.minimum === 'quantity') check('minQuantity', minQuantity)
  if (values.limited) check('usageLimit', usageLimit)
  if (values.hasEnd) {
    check('endsAt', z.string().min(1))
    const start = values.startsAt ? Date.parse(values.startsAt) : Date.now()
    if (values.endsAt && Date.parse(values.endsAt) <= start) report('endsAt', formMessages.endBeforeStart)
  }
}

/** The values of a new discount. */
export const newDiscount: DiscountValues = {
  name: '',
  method: 'code',
  code: '',
  type: 'percentage',
  percent: 10,
  amount: '',
  buy: 2,
  get: 1,
  getPercent: 100,
  scope: 'all',
  productIds: [],
  categoryIds: [],
  getScope: 'all',
  getProductIds: [],
  getCategoryIds: [],
  minimum: 'none',
  minSubtotal: '',
  minQuantity: '',
  limited: false,
  usageLimit: '',
  oncePerCustomer: false,
  combines: false,
  startsAt: '',
  hasEnd: false,
  endsAt: '',
}

const idsOf = (scope: Discount['scope'], type: 'products' | 'categories') => (scope.type === type ? scope.ids : [])

/** The form's values of a discount. */
export function formOf(discount: Discount): DiscountValues {
  const { offer, scope, minSubtotal, usageLimit: limit, endsAt } = discount
  const getScope: Discount['scope'] = offer.type === 'buy_x_get_y' ? offer.getScope : { type: 'all' }
  return {
    ...newDiscount,
    name: discount.name,
    method: discount.code === null ? 'automatic' : 'code',
    code: discount.code ?? '',
    type: offer.type,
    ...(offer.type === 'percentage' && { percent: offer.rate / 100 }),
    ...(offer.type === 'fixed_amount' && { amount: offer.amount }),
    ...(offer.type === 'buy_x_get_y' && { buy: offer.buy, get: offer.get, getPercent: offer.rate / 100 }),
    scope: scope.type,
    productIds: idsOf(scope, 'products'),
    categoryIds: idsOf(scope, 'categories'),
    getScope: getScope.type,
    getProductIds: idsOf(getScope, 'products'),
    getCategoryIds: idsOf(getScope, 'categories'),
    minimum: minSubtotal === null ? (discount.minQuantity === null ? 'none' : 'quantity') : 'subtotal',
    minSubtotal: minSubtotal ?? '',
    minQuantity: discount.minQuantity ?? '',
    limited: limit !== null,
    usageLimit: limit ?? '',
    oncePerCustomer: discount.oncePerCustomer,
    combines: discount.combines,
    startsAt: discount.startsAt,
    hasEnd: endsAt !== null,
    endsAt: endsAt ?? '',
  }
}

const scopeOf = (type: DiscountValues['scope'], products: string[], categories: string[]): Discount['scope'] =>
  type === 'all' ? { type } : { type, ids: type === 'products' ? products : categories }

function offerOf(values: DiscountValues): unknown {
  const { type } = values
  const rate = (share: unknown) => Math.round(Number(share) * 100)
  if (type === 'percentage') return { type, rate: rate(values.percent) }
  if (type === 'fixed_amount') return { type, amount: values.amount }
  if (type === 'free_shipping') return { type }
  const getScope = scopeOf(values.getScope, values.getProductIds, values.getCategoryIds)
  return { type, buy: values.buy, get: values.get, rate: rate(values.getPercent), getScope }
}

/** The API input of a form; undefined while a value is missing or invalid. */
export function bodyOf(values: DiscountValues, enabled: boolean): DiscountInput | undefined {
  const body = {
    name: values.name,
    code: values.method === 'code' ? values.code : null,
    offer: offerOf(values),
    scope: scopeOf(values.scope, values.productIds, values.categoryIds),
    minSubtotal: values.minimum === 'subtotal' ? values.minSubtotal : null,
    minQuantity: values.minimum === 'quantity' ? values.minQuantity : null,
    ...(values.startsAt && { startsAt: values.startsAt }),
    endsAt: values.hasEnd ? values.endsAt : null,
    usageLimit: values.limited ? values.usageLimit : null,
    oncePerCustomer: values.oncePerCustomer,
    combines: values.combines,
    enabled,
  }
  const result = discountInput.safeParse(body)
  return result.success ? result.data : undefined
}

const PATHS: Readonly<Record<string, string>> = {
  'offer.amount': 'amount',
  'offer.rate': 'percent',
  'offer.getScope.ids': 'getProductIds',
}

/** Converts the server's error path to a form path. */
export const formPath = (path: string, { scope }: Pick<DiscountValues, 'scope'>): string =>
  path === 'scope.ids' ? (scope === 'products' ? 'productIds' : 'categoryIds') : (PATHS[path] ?? path)
