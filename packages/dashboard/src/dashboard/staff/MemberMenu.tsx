import type { StaffMember } from '@blockfront/contract'
import { IconButton, Menu } from '@blockfront/ui'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Changes the role of a member, removes the member, or makes the member the owner. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const { storeId } = useStore()
  const [openDialog, setOpenDialog] = useState<'remove' | 'transfer' | 'role'>()
  const { name, role, userId } = member
  const other = role === 'manager' ? 'fulfillment' : 'manager'
  const change = useStoreMutation('staff.changeRole', {
    onSuccess: () => void toast.success(messages.roleChanged(name, messages.roles[other])),
    onError: toast.failure,
  })
  const newRole = { body: { storeId, userId, role: other } } as const
  const endsGrants = other === 'fulfillment' && roleGrants(member).length > 0
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={messages.actions(name)} size="small" plain>
            <MoreHorizontal size={16} />
          </IconButton>
        }
        items={[
          {
            label: messages.makeRole(messages.roles[other]),
            onSelect: () => (endsGrants ? setOpenDialog('role') : change.mutate(newRole)),
          },
          { label: messages.transfer, worksReadOnly: true, onSelect: () => setOpenDialog('transfer') },
          'line',
          { label: messages.remove, danger: true, worksReadOnly: true, onSelect: () => setOpenDialog('remove') },
        ]}
      />
      {openDialog === 'role' && (
        <ConfirmDialog
          title={messages.makeRoleTitle(name, messages.roles[other])}
          action={messages.makeRole(messages.roles[other])}
          onConfirm={async () => void (await change.mutateAsync(newRole))}
          onClose={close}
        >
          <Grants lines={roleGrants(member)}>{messages.makeRoleGrants}</Grants>
        </ConfirmDialog>
      )}
      <WorksReadOnly>
        {openDialog === 'remove' && <RemoveMember member={member} onClose={close} />}
        {openDialog === 'transfer' && <TransferOwnership member={member} onClose={close} />}
      </WorksReadOnly>
    </>
  )
}

interface AskProps {
  member: StaffMember
  onClose: () => void
}

/** Lists what ends for a member. */
function Grants({ lines, children }: { lines: readonly string[]; children: string }) {
  if (lines.length === 0) return null
  return (
    <>
      <p>{children}</p>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the list does not change
          <li key={at}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Webhooks and links to drafts, which not every role includes. */
const roleGrants = ({ grants: { webhooks, previewLinks } }: StaffMember): string[] => [
  ...webhooks.map(messages.removeWebhook),
  ...(previewLinks > 0 ? [messages.removePreviewLinks(previewLinks)] : []),
]

function RemoveMember({ member, onClose }: AskProps) {
  const { userId, name, grants } = member
  const { storeId } = useStore()
  const remove = useStoreMutation('staff.remove')
  const confirm = async () => {
    await remove.mutateAsync({ body: { storeId, userId } })
    toast.success(messages.removed(name))
  }
  return (
    <ConfirmDialog title={messages.removeTitle(name)} action={messages.remove} onConfirm={confirm} onClose={onClose}>
      <p>{messages.removeHelp}</p>
      <Grants lines={[...grants.apiTokens.map(messages.removeApiToken), ...roleGrants(member)]}>{messages.removeGrants}</Grants>
    </ConfirmDialog>
  )
}

function TransferOwnership({ member: { userId, name }, onClose }: AskProps) {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const transfer = useStoreMutation('staff.transferOwnership')
  const confirm = async () => {
    await confirmed(() => transfer.mutateAsync({ body: { storeId, userId } }))
    toast.success(messages.transferred(name))
  }
  return (
    <ConfirmDialog title={messages.transferTitle(name)} action={messages.transfer} onConfirm={confirm} onClose={onClose}>
      <p>{messages.transferHelp}</p>
      {dialog}
    </ConfirmDialog>
  )
}
