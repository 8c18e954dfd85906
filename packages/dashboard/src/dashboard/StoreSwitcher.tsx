import { Menu, Skeleton, VisuallyHidden } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { api } from '../api.ts'
import { useNavigate } from '../router.ts'
import { StoreMark } from '../stores/StoreMark.tsx'
import { useOpenStore } from '../stores/use-open-store.ts'
import { messages } from './messages.ts'
import type { Store } from './store.ts'

/** Shows the current store, with links to the account's other stores. */
export function StoreSwitcher({ store }: { store: Store | undefined }) {
  const navigate = useNavigate()
  const openStore = useOpenStore()
  const stores = useQuery({ queryKey: ['stores'], queryFn: ({ signal }) => api.call('store.findAll', {}, { signal }) })
  if (!store) return <Skeleton height={44} />
  const others = stores.data ?? []
  return (
    <Menu
      align="start"
      items={[
        { heading: messages.stores },
        ...others.map(({ storeId, name }) => ({
          label: name,
          checked: storeId === store.storeId,
          onSelect: () => storeId !== store.storeId && openStore.mutate(storeId),
        })),
        'line',
        { label: messages.allStores, onSelect: () => navigate('/choose-store') },
        { label: messages.createStore, onSelect: () => navigate('/choose-store?new=store') },
      ]}
      trigger={
        <button type="button" className="store-switcher">
          <StoreMark store={store} />
          <span className="store-switcher__text">
            <span className="store-switcher__name" title={store.name}>
              {store.name}
            </span>
            <span className="store-switcher__host" title={store.storeDomain}>
              {store.storeDomain}
            </span>
          </span>
          <VisuallyHidden>{messages.switchStore}</VisuallyHidden>
          <ChevronsUpDown size={14} aria-hidden />
        </button>
      }
    />
  )
}
