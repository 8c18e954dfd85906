import { z } from 'zod'
import { count, email, id, text, time } from '../../values.ts'
import { storeRole } from './account.ts'

/** A role that can be given by invitation or change. Only a transfer gives the role owner. */
export const staffRole = storeRole.exclude(['owner'])

/** A member of a store. */
export const staffMember = z
  .object({
    userId: id(),
    name: text(120),
    email: email(),
    role: storeRole,
    since: time(),
    isYou: z.boolean(),
    grants: z
      .object({
        apiTokens: z.array(text(120)).describe('Names of the API tokens.'),
        webhooks: z.array(text(2000)).describe('Hosts of the URLs that get data of the store.'),
        previewLinks: count().describe('Links to drafts that have not expired.'),
      })
      .describe('What the member created that works without signing in. It ends with the membership.'),
  })
  .meta({ id: 'StaffMember' })

/** An invitation that was not accepted yet. */
export const staffInvitation = z
  .object({ invitationId: id(), email: email(), role: staffRole, createdAt: time(), expiresAt: time(), isExpired: z.boolean() })
  .meta({ id: 'StaffInvitation' })

/** An entry of the activity log of a store. */
export const activity = z
  .object({
    entryId: id(),
    at: time(),
    actor: z
      .object({ userId: id(), name: text(120).describe('Empty for an account that was deleted.') })
      .nullable()
      .describe('The member. Null for the server.'),
    action: text(80).describe('Id of the endpoint, such as `product.update`.'),
    text: text(400).describe('What happened, in English: "Changed the price of Jug".'),
  })
  .meta({ id: 'Activity' })

export type StaffRole = z.output<typeof staffRole>
export type StaffMember = z.output<typeof staffMember>
export type StaffInvitation = z.output<typeof staffInvitation>
export type Activity = z.output<typeof activity>
