export { addThread, deleteComment, reply, setResolved } from './edit-comments.ts'
export { listThreads } from './threads.ts'
