export {
  addToCart,
  type Cart,
  type CartItem,
  cartCount,
  cartKey,
  cartTotal,
  clampQuantity,
  hasExactTotal,
  isSameLine,
  type LineKey,
  maxLines,
  maxQuantity,
  removeFromCart,
  setQuantity,
} from './cart.ts'
export { type CartRepair, type RepairedCart, readCart, storeCart } from './cart-repair.ts'
export { type Currency, currencies, currencyExponent, currencyExponents, isCurrency } from './currency.ts'
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
} from './money.ts'
export { formatOrderNumber, parseOrderNumber } from './order-number.ts'
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
} from './order-state.ts'
export { isPhoneNumber } from './phone.ts'
export { isOnSale, type Offer, offerFor, offerOf, type Prices } from './price.ts'
export { maxPrice, type PriceProblem, type PriceReading, readPrice, readWholeNumber, writePrice } from './price-text.ts'
export { productPath } from './product-path.ts'
export { type Parcel, type Rate, ratePrice, ratesFor, type Tier } from './shipping-rate.ts'
export { type Destination, type Zone, zoneFor } from './shipping-zone.ts'
export { type TaxRule, taxOf } from './tax.ts'
export { type LineTotals, type Totals, type TotalsInput, type TotalsLine, totalsOf } from './totals.ts'
export {
  type Choosable,
  combinationKey,
  combinations,
  isPossible,
  type OptionGroup,
  resolveVariation,
  type Selection,
  toggleOption,
} from './variation.ts'
