export { deleteStore } from './delete-store.ts'
