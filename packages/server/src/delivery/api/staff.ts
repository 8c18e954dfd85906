import type { Handlers } from '../../ground/handler.ts'
import { acceptInvitation, findInvitation, myInvitations } from '../../modules/staff/accept-invitation.ts'
import { changeRole, leaveStore, removeMember } from '../../modules/staff/edit-members.ts'
import { cancelInvitation, inviteStaff, resendInvitation } from '../../modules/staff/invite.ts'
import { listStaff } from '../../modules/staff/list-staff.ts'
import { transferOwnership } from '../../modules/staff/transfer-ownership.ts'

export const staffRoutes = {
  'staff.list': (context) => listStaff(context),
  'staff.invite': (context, { body }) => inviteStaff(context, body),
  'staff.resendInvitation': (context, { body }) => resendInvitation(context, body),
  'staff.cancelInvitation': (context, { body }) => cancelInvitation(context, body),
  'staff.findInvitation': (context, { body }) => findInvitation(context, body),
  'staff.myInvitations': (context) => myInvitations(context),
  'staff.acceptInvitation': (context, { body }) => acceptInvitation(context, body),
  'staff.changeRole': (context, { body }) => changeRole(context, body),
  'staff.remove': (context, { body }) => removeMember(context, body),
  'staff.leave': (context) => leaveStore(context),
  'staff.transferOwnership': (context, { body }) => transferOwnership(context, body),
} satisfies Handlers
