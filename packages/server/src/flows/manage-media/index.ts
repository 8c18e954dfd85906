export { deleteMedia } from './delete-media.ts'
export { listMedia } from './list-media.ts'
export { updateMedia } from './update-media.ts'
