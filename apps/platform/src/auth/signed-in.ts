import { remembered } from '../stored-text.ts'

/**
 * That somebody is signed in here, as far as this browser knows: public pages ask no server for it. A session may have ended
 * since, so it only chooses between ways that the guard then looks at.
 */
export const signedIn = remembered('signedIn')
