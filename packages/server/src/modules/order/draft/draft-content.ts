import { type Currency, toMajor } from '@blockfront/commerce'
import type { DraftOrderInput } from '@blockfront/contract'
import { appError } from '../../../ground/errors.ts'
import { type Problems, toMinorOrProblem } from '../../../ground/money-problem.ts'
import type { CustomItem, ManualDiscount, QuoteInput } from '../../checkout/index.ts'

/** The stored content of a draft: the input of the contract, with money in minor units. */
export interface DraftContent extends Omit<DraftOrderInput, 'customItems' | 'discount'> {
  customItems: CustomItem[]
  discount: ManualDiscount | null
}

/** The content of an input. Throws `invalid_input` for prices that do not fit the currency, and for two custom items with one id. */
export function contentOf(input: DraftOrderInput, currency: Currency): DraftContent {
  const problems: Problems = {}
  const minor = (amount: number, path: string) => toMinorOrProblem(amount, currency, path, problems)
  const { lines, contact, shippingAddress, billingAddress, code, note, shipping, discount } = input
  const content: DraftContent = {
    ...{ lines, contact, shippingAddress, billingAddress, code: code.trim(), note },
    customItems: input.customItems.map((item, index) => ({
      ...item,
      unitPrice: minor(item.unitPrice, `customItems.${index}.unitPrice`),
    })),
    discount: discount?.type === 'fixed_amount' ? { ...discount, amount: minor(discount.amount, 'discount.amount') } : discount,
    shipping: shipping?.type === 'custom' ? { ...shipping, price: minor(shipping.price, 'shipping.price') } : shipping,
  }
  const ids = new Set(input.customItems.map(({ id }) => id))
  if (ids.size < input.customItems.length || lines.some(({ productId }) => ids.has(productId)))
    problems.customItems = 'Each custom item needs a different id.'
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
  return content
}

/** The content as the contract shows it, with money in major units. */
export function viewContent(content: DraftContent, currency: Currency): DraftOrderInput {
  const { discount, shipping } = content
  return {
    ...content,
    customItems: content.customItems.map((item) => ({ ...item, unitPrice: toMajor(item.unitPrice, currency) })),
    discount: discount?.type === 'fixed_amount' ? { ...discount, amount: toMajor(discount.amount, currency) } : discount,
    shipping: shipping?.type === 'custom' ? { ...shipping, price: toMajor(shipping.price, currency) } : shipping,
  }
}

/** The input of the quote of a draft. The address is the shipping address, or the billing address without one, as at checkout. */
export function quoteInputOf({ lines, customItems, code, discount, shipping, ...content }: DraftContent): QuoteInput {
  const { country, region, postalCode } = content.shippingAddress ?? content.billingAddress ?? {}
  return {
    ...{ lines, country, region, postalCode, code, customItems, ...content.contact },
    ...(discount && { manualDiscount: discount }),
    ...(shipping?.type === 'rate' && { rateId: shipping.rateId }),
    ...(shipping?.type === 'custom' && { customShipping: { name: shipping.name, price: shipping.price } }),
  }
}
