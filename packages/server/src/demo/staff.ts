import type { StaffRole } from '@blockfront/contract'
import { recordAudit } from '../ground/audit.ts'
import type { StoreTrx } from '../ground/db/scope.ts'
import { insertUser } from '../modules/account/index.ts'
import { insertSubscription } from '../modules/billing/index.ts'
import { insertInvitation } from '../modules/staff/index.ts'
import { insertMember } from '../modules/store/index.ts'

/** One person for each role. They sign in with the password of the demo account. */
export const demoStaff = [
  { name: 'Mina Larsen', email: 'manager@example.com', role: 'manager' },
  { name: 'Theo Okafor', email: 'fulfillment@example.com', role: 'fulfillment' },
] as const satisfies { name: string; email: string; role: StaffRole }[]

interface Team {
  storeId: string
  ownerId: string
  passwordHash: string
}

/** Adds a manager, a person for fulfillment, and an invitation that nobody accepted yet. */
export async function insertDemoStaff(trx: StoreTrx, { storeId, ownerId, passwordHash }: Team): Promise<void> {
  for (const { name, email, role } of demoStaff) {
    const userId = await insertUser(trx, { email, name, passwordHash, verifiedAt: new Date() })
    await insertSubscription(trx, { userId, plan: 'starter', status: 'active', trialEndsAt: null })
    await insertMember(trx, storeId, userId, role)
    const detail = { email, role }
    await recordAudit(trx, { storeId, actorId: userId, action: 'staff.acceptInvitation', target: userId, detail })
  }
  await insertInvitation(trx, { storeId, email: 'invited@example.com', role: 'fulfillment', invitedBy: ownerId })
}
