export { removeDemoProducts } from './remove-demo-products.ts'
export { getSetup } from './setup-guide.ts'
