export { type Currency, currencies, currencyExponent, currencyExponents, isCurrency } from './currency.ts'
export {
  allocateMinor,
  checkMinor,
  formatMoney,
  type Minor,
  MoneyError,
  type MoneyProblem,
  multiplyMinor,
  scaleMinor,
  sumMinor,
  toMajor,
  toMinor,
} from './money.ts'
export {
  canTransition,
  type FulfillmentStatus,
  fulfillmentTransitions,
  nextStates,
  type OrderMachine,
  type OrderStatus,
  orderMachines,
  orderTransitions,
  type PaymentStatus,
  paymentTransitions,
  type StateOf,
  TransitionError,
  transition,
} from './order-state.ts'
