export { type AddressFormat, type AddressPart, addressFormat, isPartRequired } from './address/address-format.ts'
export { emptyAddress, emptyPlace, formatAddress, isFamilyNameFirst, type WrittenAddress } from './address/format-address.ts'
export { carrierNames, trackingLink } from './carrier.ts'
export {
  addToCart,
  type Cart,
  type CartItem,
  cartCount,
  cartTotal,
  clampQuantity,
  hasExactTotal,
  isSameLine,
  type LineKey,
  removeFromCart,
  setQuantity,
} from './cart.ts'
export { cartKey, maxLines, maxQuantity } from './cart-limits.ts'
export { type CartRepair, type RepairedCart, readCart, storeCart } from './cart-repair.ts'
export { countryCodes, isCountryCode } from './country.ts'
export { applyDiscounts, type DiscountInput, type DiscountResult } from './discount/apply-discounts.ts'
export type { AppliedDiscount } from './discount/combination.ts'
export {
  type Discount,
  type DiscountLine,
  type DiscountOffer,
  type DiscountScope,
  type DiscountState,
  type DiscountType,
  discountState,
  discountStates,
} from './discount/discount.ts'
export type { DiscountRefusal } from './discount/refusal.ts'
export { gtinDigits, isGtin } from './gtin.ts'
export { type Currency, currencies, currencyExponent, currencyExponents, isCurrency } from './money/currency.ts'
export {
  allocateMinor,
  checkMinor,
  currencyFormat,
  formatMoney,
  type Minor,
  MoneyError,
  type MoneyProblem,
  maxTotal,
  multiplyMinor,
  scaleMinor,
  sumMinor,
  toMajor,
  toMinor,
} from './money/money.ts'
export { type ChargedPrice, chargedPrice, chargedPriceOfVariation, isOnSale, type Prices } from './money/price.ts'
export { formatPriceInput, maxPrice, type ParsedPrice, type PriceProblem, parseInteger, parsePrice } from './money/price-text.ts'
export {
  canChangeParcel,
  cancelParcelItems,
  fulfillmentStatusOf,
  isComplete,
  type LineChange,
  type LineQuantities,
  type ParcelState,
  type ParcelStatus,
  parcelTransitions,
  refundableQuantity,
  refundItems,
  returnItems,
  unfulfilledQuantity,
} from './order/fulfillment.ts'
export { formatOrderNumber, parseOrderNumber } from './order/order-number.ts'
export {
  canTransition,
  type FulfillmentStatus,
  fulfillmentTransitions,
  isPaymentExpected,
  nextStates,
  type OrderMachine,
  type OrderStatus,
  orderMachines,
  orderTransitions,
  type PaymentStatus,
  paymentTransitions,
  reachableStates,
  type StateOf,
  TransitionError,
  transition,
} from './order/order-state.ts'
export {
  calculateRefund,
  type PaidPart,
  type Refund,
  type RefundableLine,
  type RefundableOrder,
  type RefundChoice,
  RefundError,
  type RefundProblem,
  refundableAmount,
  refundableShipping,
} from './order/refund.ts'
export { isPhoneNumber } from './phone.ts'
export { productPath } from './product-path.ts'
export { fillProductTokens, type ProductTextField, productTextFields, productToken } from './product-text.ts'
export { canReview, type Rating, ratingOf } from './review.ts'
export {
  availableRates,
  type FreeShippingGoal,
  freeShippingGoal,
  type Rate,
  ratePrice,
  type Shipment,
  type Tier,
} from './shipping/shipping-rate.ts'
export { checkTiers, type TierProblem, type TierRange, tierRanges } from './shipping/shipping-tiers.ts'
export { type Destination, findZone, type Zone } from './shipping/shipping-zone.ts'
export { areasOf, type ZoneArea, type ZoneAreas, type ZoneConflict, zoneConflicts } from './shipping/zone-areas.ts'
export { type ShippedLine, type ShippingTax, splitShipping } from './tax/split-shipping.ts'
export { calculateTax, rateBasisPoints, ratePpm, type TaxRule, wholeRate } from './tax/tax.ts'
export {
  type AppliedTax,
  findTaxRate,
  sumTaxes,
  type TaxAmount,
  type TaxClass,
  type TaxedItem,
  type TaxRate,
  taxClasses,
} from './tax/tax-rate.ts'
export {
  calculateTotals,
  type LineTotals,
  type Totals,
  type TotalsInput,
  type TotalsLine,
  type TotalsShipping,
} from './totals.ts'
export {
  combinationKey,
  combinations,
  isPossible,
  type OptionGroup,
  resolveVariation,
  type Selection,
  toggleOption,
  type VariationOptions,
} from './variation.ts'
