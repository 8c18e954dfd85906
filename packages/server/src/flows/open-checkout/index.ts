export { getCheckoutConfig, readCheckoutConfig } from './checkout-config.ts'
