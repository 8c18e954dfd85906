/** What the build prerenders the public pages with. */
export { renderPages } from '@blockfront/dashboard/prerender'
