export { addRedirect, deleteRedirect, updateRedirect } from './edit-redirect.ts'
export { listRedirects } from './list-redirects.ts'
export { addRenameRedirect, findRedirect } from './redirect.ts'
