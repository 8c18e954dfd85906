import { type Currency, type DiscountRefusal, formatMoney } from '@blockfront/commerce'
import type { CodeProblem } from '@blockfront/contract'

/** The reason why an entered code does not apply, as the shopper reads it. */
export function codeProblemOf(
  entered: string,
  refusal: DiscountRefusal | null,
  { currency, locale }: { currency: Currency; locale: string },
): CodeProblem | null {
  return refusal && { code: refusal.reason, entered: entered.trim().toUpperCase(), message: messageOf(refusal, currency, locale) }
}

function messageOf(refusal: DiscountRefusal, currency: Currency, locale: string): string {
  switch (refusal.reason) {
    case 'unknown':
      return 'This discount code is not valid. Check the spelling.'
    case 'expired':
      return 'This discount code has expired.'
    case 'not_yet':
      return 'This discount code is not active yet.'
    case 'used_up':
      return 'This discount code has reached its usage limit.'
    case 'already_used':
      return 'You already used this discount code. It is limited to one use per customer.'
    case 'not_for_these_products':
      return 'This discount code does not apply to the items in your cart.'
    case 'not_combined':
      return `This discount code can't be combined with “${refusal.with}”, which saves you more.`
    case 'minimum_not_met':
      return refusal.of === 'subtotal'
        ? `Add eligible items for another ${formatMoney(refusal.missing, currency, locale)} to use this discount code.`
        : `Add ${refusal.missing} more eligible ${refusal.missing === 1 ? 'item' : 'items'} to use this discount code.`
  }
}
