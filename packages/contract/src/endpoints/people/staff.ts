import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { activity, staffInvitation, staffMember, staffRole } from '../../entities/people/staff.ts'
import { success } from '../../entities/success.ts'
import { count, email, id, paged, text, token } from '../../values.ts'
import { filtersOf, pagingOf } from '../list-query.ts'

const byStore = z.object({ storeId: id() })
const invitation = z.object({ storeId: id(), invitationId: id() })
const member = z.object({ storeId: id(), userId: id() })
const activityFilter = z.object({ storeId: id(), ...filtersOf('activity.list') })

/** Bytes of an exported activity log. */
const exportLimit = 8 * 1024 * 1024

/** The people who work in a store, and what they did. */
export const staffEndpoints = {
  'staff.list': {
    route: 'GET /staff/fetch-staff',
    access: 'member',
    needs: 'staff.manage',
    store: 'query.storeId',
    summary: 'List the members of a store and the open invitations',
    query: byStore,
    response: z.object({ members: z.array(staffMember).max(1000), invitations: z.array(staffInvitation).max(1000) }),
  },
  'staff.invite': {
    route: 'POST /staff/invite',
    access: 'member',
    needs: 'staff.manage',
    store: 'body.storeId',
    summary: 'Invite a person to a store by email',
    description: 'The link works once, for 7 days. A second invitation to the same address replaces the first.',
    body: z.object({ storeId: id(), email: email(), role: staffRole }),
    response: staffInvitation,
    errors: { conflict: true, limit_reached: true },
  },
  'staff.resendInvitation': {
    route: 'POST /staff/resend-invitation',
    access: 'member',
    needs: 'staff.manage',
    store: 'body.storeId',
    summary: 'Send an invitation again with a new link; the earlier link ends',
    body: invitation,
    response: staffInvitation,
  },
  'staff.cancelInvitation': {
    route: 'POST /staff/cancel-invitation',
    access: 'member',
    allowedReadOnly: true,
    needs: 'staff.manage',
    store: 'body.storeId',
    summary: 'Cancel an invitation; its link ends',
    body: invitation,
    response: success,
  },
  'staff.findInvitation': {
    route: 'POST /staff/find-invitation',
    access: 'public',
    summary: 'Get the store and role of an invitation by the token of its link',
    body: z.object({ token: token() }),
    response: z.object({ storeName: text(120), email: email(), role: staffRole }),
    errors: { token_invalid: true },
  },
  'staff.myInvitations': {
    route: 'GET /staff/my-invitations',
    access: 'user',
    summary: 'List the open invitations to the email address of the signed-in account',
    response: z.array(z.object({ invitationId: id(), storeName: text(120), role: staffRole })).max(50),
  },
  'staff.acceptInvitation': {
    route: 'POST /staff/accept-invitation',
    access: 'session',
    summary: 'Accept an invitation with the account that has its email address, and select the store',
    description:
      'Takes the token of the link, or the id of an invitation of `staff.myInvitations`. The link proves that the email address belongs to the account, so accepting also confirms the address. Another account gets 403.',
    body: z.object({ token: token().optional(), invitationId: id().optional() }),
    response: byStore,
    errors: { token_invalid: true, forbidden: true },
  },
  'staff.changeRole': {
    route: 'PUT /staff/change-role',
    access: 'member',
    needs: 'staff.manage',
    store: 'body.storeId',
    summary: 'Change the role of a member; the owner keeps the role',
    description: 'Deletes webhooks and preview links of the member if the new role does not include them.',
    body: member.extend({ role: staffRole }),
    response: success,
    errors: { conflict: true },
  },
  'staff.remove': {
    route: 'DELETE /staff/remove-member',
    access: 'member',
    allowedReadOnly: true,
    needs: 'staff.manage',
    store: 'body.storeId',
    summary: 'Remove a member, who loses access immediately; the owner cannot be removed',
    description: 'Ends the API tokens, webhooks and preview links of the member: `grants` of `staff.list` names them.',
    body: member,
    response: success,
    errors: { conflict: true },
  },
  'staff.leave': {
    route: 'POST /staff/leave',
    access: 'member',
    personOnly: true,
    allowedReadOnly: true,
    needs: 'store.view',
    store: 'body.storeId',
    summary: 'Leave a store; the owner has to transfer it first',
    body: byStore,
    response: success,
    errors: { conflict: true },
  },
  'staff.transferOwnership': {
    route: 'POST /staff/transfer-ownership',
    access: 'member',
    allowedReadOnly: true,
    needs: 'store.transfer',
    store: 'body.storeId',
    summary: 'Make another member the owner of a store; you become a manager',
    description: 'Takes effect immediately and is reported to both by email. Requires a recent confirmation (user.confirm).',
    body: member,
    response: success,
    errors: { confirmation_required: true, conflict: true },
  },
  'activity.list': {
    route: 'GET /activity/fetch-activity',
    access: 'member',
    needs: 'audit.view',
    store: 'query.storeId',
    summary: 'List the changes that members made, newest first; entries are kept for 400 days',
    query: activityFilter.extend(pagingOf('activity.list')),
    response: paged(activity).extend({
      people: z
        .array(z.object({ userId: id(), name: text(120) }))
        .max(1000)
        .describe('Everyone who has an entry.'),
    }),
  },
  'activity.export': {
    route: 'GET /activity/export',
    access: 'member',
    needs: 'audit.view',
    store: 'query.storeId',
    summary: 'The activity log as CSV, newest first',
    description:
      'Takes the filters of `activity.list`. Columns: at (ISO 8601, UTC), person, email, action, description. Contains at most 10,000 entries. Cells that a spreadsheet would run as a formula are escaped.',
    query: activityFilter,
    response: z.object({ csv: z.string().max(exportLimit), count: count(), total: count() }),
  },
} as const satisfies Record<string, Endpoint>
