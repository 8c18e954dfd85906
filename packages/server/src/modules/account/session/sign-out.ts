import type { RequestContext, ServerContext } from '../../../ground/context.ts'
import { clearSessionCookie, endCurrentSession } from './browser-session.ts'

/** Ends the session of this browser. Other sessions of the account continue. */
export async function signOut(context: ServerContext & RequestContext) {
  await endCurrentSession(context)
  clearSessionCookie(context)
  return { ok: true as const }
}
