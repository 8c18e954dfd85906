import { z } from 'zod'
import { tokenScopes } from '../../capability.ts'
import { id, requiredText, text, time } from '../../values.ts'

/** What a token may do: at least one capability. */
export const apiTokenScopes = z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length)

/** A token with which a program calls the API for one store, without its secret. */
export const apiToken = z
  .object({
    tokenId: id(),
    name: requiredText(80),
    scopes: apiTokenScopes,
    ending: text(4).describe('The last characters of the token.'),
    createdBy: text(120).describe('Name of the member who created it, and for whom it acts.'),
    createdAt: time(),
    expiresAt: time().nullable().describe('Null: it does not expire.'),
    isExpired: z.boolean(),
    lastUsedAt: time().nullable().describe('Accurate to five minutes. Null: it was never used.'),
  })
  .meta({ id: 'ApiToken' })

export type ApiToken = z.output<typeof apiToken>
