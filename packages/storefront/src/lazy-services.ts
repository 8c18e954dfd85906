/** Services of blocks that few pages use, in one file: each separate file adds to the code that every page loads. */
export { loadReviews } from './reviews/load-reviews.ts'
export { requestStockAlert } from './stock-alert/request-stock-alert.ts'
export { loadViewed } from './viewed/load-viewed.ts'
export { createWishlist } from './wishlist/browser-wishlist.ts'
