import { Badge, Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { AccountLayout } from '../auth/AccountLayout.tsx'
import { messages as account } from '../auth/messages.ts'
import { messages as general } from '../messages.ts'
import { Link, useSearchParams } from '../router.ts'
import { titleOf } from '../site/title.ts'
import { CreateStore } from './CreateStore.tsx'
import { StoreMark } from './StoreMark.tsx'
import './stores.css'
import { messages } from './messages.ts'
import { useOpenStore } from './use-open-store.ts'

/** The stores of the signed-in account. Shows the form for a new one if there is none, or if the URL asks for it. */
export function ChooseStore() {
  const [searchParams, setSearchParams] = useSearchParams()
  const creating = searchParams.has('new')
  const stores = useQuery({ queryKey: ['stores'], queryFn: ({ signal }) => api.call('store.findAll', {}, { signal }) })
  const first = stores.data?.length === 0
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
      {stores.isPending && (
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
      {!form && stores.data && <StoreList stores={stores.data} onCreate={() => setSearchParams({ new: 'store' })} />}
    </AccountLayout>
  )
}

type Stores = Awaited<ReturnType<typeof api.call<'store.findAll'>>>

function StoreList({ stores, onCreate }: { stores: Stores; onCreate: () => void }) {
  const open = useOpenStore()
  return (
    <>
      <ul className="store-list">
        {stores.map((store) => (
          <li key={store.storeId}>
            <button type="button" className="store-row" disabled={open.isPending} onClick={() => open.mutate(store.storeId)}>
              <StoreMark store={store} />
              <span className="store-row__text">
                <span className="store-row__name">{store.name}</span>
                <span className="store-row__host">{store.storeDomain}</span>
              </span>
              <Badge>{messages.roles[store.role]}</Badge>
            </button>
          </li>
        ))}
      </ul>
      <Button icon={<Plus size={16} />} onClick={onCreate}>
        {messages.newStore}
      </Button>
    </>
  )
}
