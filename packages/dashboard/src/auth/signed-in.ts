import { remembered } from '../stored-text.ts'

/**
 * Whether this browser has a signed-in session, without asking the server, for public pages. The session may have ended, so this
 * only selects links whose targets the guard checks.
 */
export const signedIn = remembered('signedIn')
