import type { StaffInvitation, StaffMember } from '@blockfront/contract'
import { Badge, Button, EmptyState } from '@blockfront/ui'
import { UserCog } from 'lucide-react'
import { useState } from 'react'
import './staff.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { InvitationActions } from './InvitationActions.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { messages } from './messages.ts'

/** The members of the store and the open invitations. */
export function Staff() {
  const staff = useStoreQuery('staff.list')
  const [inviting, setInviting] = useState(false)
  const invite = (
    <Button variant="primary" onClick={() => setInviting(true)}>
      {messages.invite}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={invite} />
      <Loaded query={staff} skeleton={<TableSkeleton />}>
        {({ members, invitations }) => (
          <div className="staff">
            <Members members={members} />
            {invitations.length > 0 && <Invitations invitations={invitations} />}
            {members.length === 1 && invitations.length === 0 && (
              <EmptyState icon={<UserCog size={20} />} title={messages.alone}>
                {messages.aloneHelp}
              </EmptyState>
            )}
          </div>
        )}
      </Loaded>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

function Members({ members }: { members: readonly StaffMember[] }) {
  const { day } = useTime()
  return (
    <Card title={messages.members}>
      <ul className="staff-list">
        {members.map((member) => (
          <li key={member.userId} className="staff-list__row">
            <div className="staff-list__text">
              <span className="staff-list__name">
                {member.name} {member.isYou && <Badge>{messages.you}</Badge>}
              </span>
              <span className="staff-list__about">
                {member.email} · {messages.since} {day(member.since)}
              </span>
            </div>
            <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{messages.roles[member.role]}</Badge>
            {member.role === 'owner' ? <span className="staff-list__space" /> : <MemberMenu member={member} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Invitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { day } = useTime()
  return (
    <Card title={messages.invitations}>
      <ul className="staff-list">
        {invitations.map((invitation) => (
          <li key={invitation.invitationId} className="staff-list__row">
            <div className="staff-list__text">
              <span className="staff-list__name">{invitation.email}</span>
              <span className="staff-list__about">
                {messages.roles[invitation.role]} ·{' '}
                {invitation.isExpired ? messages.expired : messages.expires(day(invitation.expiresAt))}
              </span>
            </div>
            <InvitationActions invitation={invitation} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
