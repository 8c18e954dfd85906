import type { Handlers } from '../../ground/handler.ts'
import {
  acceptInvitation,
  cancelInvitation,
  changeRole,
  findInvitation,
  inviteStaff,
  leaveStore,
  listStaff,
  myInvitations,
  removeMember,
  resendInvitation,
  transferOwnership,
} from '../../modules/staff/index.ts'

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
