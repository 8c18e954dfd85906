export { addToken } from './add-token.ts'
export { deleteToken } from './delete-token.ts'
export { listTokens } from './list-tokens.ts'
export { bearerTokenOf, tokenSession } from './token-session.ts'
