/** What the server renders pages with. */
export { render } from '@blockfront/storefront/server'
