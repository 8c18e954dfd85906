/** Content of a new store: themes, a product catalog, the demo store, and their images. */
export { wholeCatalog } from './catalog/catalog.ts'
export { demoGlobalContent, demoPages } from './demo/pages.ts'
export { people } from './demo/people.ts'
export { demoCategories, demoDetails, demoTokens } from './demo/store.ts'
export { type StarterImage, starterFile, starterFolder, starterImages, starterPath, starterUrl } from './images.ts'
export { themeOf, themes } from './themes/all.ts'
export { daylight } from './themes/daylight.ts'
export type { SeedBlock, SeedCategory, SeedPage, SeedProduct, SeedVariation, StarterTheme, ThemeStore } from './themes/theme.ts'
