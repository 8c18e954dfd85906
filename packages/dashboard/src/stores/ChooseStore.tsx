import { Badge, Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { AccountLayout } from '../auth/AccountLayout.tsx'
import { messages as account } from '../auth/messages.ts'
import { useSession } from '../auth/session.ts'
import { messages as general } from '../messages.ts'
import { Link, useNavigate, useSearchParams } from '../router.ts'
import { titleOf } from '../site/title.ts'
import { CreateStore } from './CreateStore.tsx'
import { StoreMark } from './StoreMark.tsx'
import './stores.css'
import { messages } from './messages.ts'
import { useOpenStore } from './use-open-store.ts'

/**
 * The stores of the signed-in account, and the invitations to others: a person who confirms the address in another browser has lost the link.
 * Shows the form for a new store if there is nothing to choose, or if the URL asks for it.
 */
export function ChooseStore() {
  const [searchParams, setSearchParams] = useSearchParams()
  const creating = searchParams.has('new')
  const stores = useQuery({ queryKey: ['stores'], queryFn: ({ signal }) => api.call('store.findAll', {}, { signal }) })
  const invited = useQuery({
    queryKey: ['my-invitations'],
    queryFn: ({ signal }) => api.call('staff.myInvitations', {}, { signal }),
    staleTime: 0,
    retry: false,
  })
  const isPending = stores.isPending || invited.isPending
  const invitations = invited.data ?? []
  const first = !isPending && stores.data?.length === 0 && invitations.length === 0
  const form = creating || first
  useEffect(() => {
    document.title = titleOf({ title: form ? messages.firstTitle : messages.chooseTitle })
  }, [form])
  return (
    <AccountLayout
      title={form ? messages.firstTitle : messages.chooseTitle}
      about={form ? messages.firstAbout : messages.chooseAbout}
      wide
      end={<Link to="/logout">{account.logout.log}</Link>}
    >
      {isPending && (
        <Delayed>
          <Skeleton height={64} radius={14} />
        </Delayed>
      )}
      {stores.isError && (
        <Notice tone="danger" title={messages.loadFailed} alert>
          <p>{stores.error.message}</p>
          <Button onClick={() => void stores.refetch()}>{general.retry}</Button>
        </Notice>
      )}
      {form && <CreateStore onBack={first ? undefined : () => setSearchParams({}, { replace: true })} />}
      {!form && !isPending && stores.data && (
        <StoreList stores={stores.data} invitations={invitations} onCreate={() => setSearchParams({ new: 'store' })} />
      )}
    </AccountLayout>
  )
}

type Stores = Awaited<ReturnType<typeof api.call<'store.findAll'>>>

type Invitations = Awaited<ReturnType<typeof api.call<'staff.myInvitations'>>>

interface StoreListProps {
  stores: Stores
  invitations: Invitations
  onCreate: () => void
}

function StoreList({ stores, invitations, onCreate }: StoreListProps) {
  const open = useOpenStore()
  return (
    <>
      <ul className="store-list">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.invitationId} invitation={invitation} />
        ))}
        {stores.map((store) => (
          <li key={store.storeId}>
            <button type="button" className="store-row" disabled={open.isPending} onClick={() => open.mutate(store.storeId)}>
              <StoreMark store={store} />
              <span className="store-row__text">
                <span className="store-row__name" title={store.name}>
                  {store.name}
                </span>
                <span className="store-row__host" title={store.storeDomain}>
                  {store.storeDomain}
                </span>
              </span>
              <Badge>{messages.roles[store.role]}</Badge>
            </button>
          </li>
        ))}
      </ul>
      <Button icon={<Plus size={16} />} onClick={onCreate}>
        {stores.length > 0 ? messages.newStore : messages.ownStore}
      </Button>
    </>
  )
}

function InvitationRow({ invitation: { invitationId, storeName, role } }: { invitation: Invitations[number] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => api.call('staff.acceptInvitation', { body: { invitationId } }),
    onSuccess: ({ storeId }) => {
      void client.invalidateQueries()
      useSession.getState().chooseStore(storeId)
      navigate('/dashboard/adminhome')
    },
  })
  return (
    <li className="store-row store-row--invitation">
      <span className="store-row__text">
        <span className="store-row__name" title={storeName}>
          {messages.invitation(storeName)}
        </span>
        <span className="store-row__role">{accept.error?.message ?? account.invitation.roles[role]}</span>
      </span>
      <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
        {messages.accept}
      </Button>
    </li>
  )
}
