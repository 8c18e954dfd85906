export { createStore } from './create-store.ts'
export { insertStore } from './insert-store.ts'
export { insertCatalog } from './seed/catalog.ts'
