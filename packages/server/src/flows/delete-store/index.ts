export { deleteStore, deleteStoreRow } from './delete-store.ts'
