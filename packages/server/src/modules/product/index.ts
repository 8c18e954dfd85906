export { addProduct } from './add-product.ts'
export { bulkUpdateProducts } from './bulk/bulk-update-products.ts'
export {
  type ColumnKey,
  type ColumnMeaning,
  columnsOf,
  foreignPlatform,
  formatOf,
  hasStatusColumn,
  headerOf,
  readHeaders,
} from './csv/columns.ts'
export { type CsvProblem, type CsvRecord, toRecord } from './csv/csv-record.ts'
export { type CsvProduct, handleOf, MAX_ALT, readProduct } from './csv/read-product.ts'
export { bodyOf, hasRoomFor, type SavedProduct, type SaveOptions, saveCsvProduct, setProductImages } from './csv/save-product.ts'
export { type ExportedProduct, writeProduct } from './csv/write-product.ts'
export { deleteDemoProducts, deleteProduct, deleteProducts } from './delete-products.ts'
export { findStorefrontProduct, getProduct, getStorefrontProduct } from './get-product.ts'
export { insertProducts } from './insert-products.ts'
export { getChosenCards, loadCards } from './list/chosen-products.ts'
export { filterProducts } from './list/filter-products.ts'
export { listCollectionProducts, listProducts, searchProducts } from './list/list-products.ts'
export { loadListing } from './list/listing.ts'
export type { Listing } from './list/listing-filters.ts'
export { getCollectionCards, getRecommendedCards, loadCollections, loadRelatedCards } from './list/product-collection.ts'
export { suggestProducts } from './list/suggest-products.ts'
export { productColumns } from './product-columns.ts'
export { categoryIdsOfProducts, productNames } from './product-names.ts'
export { currencyOf, type ProductData, productRow, productsWithVariations, type VariationData } from './product-rows.ts'
export { viewProduct } from './product-view.ts'
export { invalidateReviews, invalidateStock } from './product-visibility.ts'
export { canBeBought, isInStock } from './stock/product-availability.ts'
export { moveStock, type StockMovement } from './stock/stock.ts'
export { takeIfAvailable } from './stock/take-if-available.ts'
export { updateProduct } from './update-product.ts'
export type { KeptCells } from './write-product.ts'
