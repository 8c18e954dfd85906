import { Button, Menu, type MenuItem } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { DeleteDialog } from '../../parts/DeleteDialog.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation, useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { BulkPrice } from './BulkPrice.tsx'
import type { ProductChanges } from './product-changes.ts'

interface ProductBulkProps {
  ids: readonly string[]
  onDone: () => void
}

const statuses = ['active', 'draft', 'archived'] as const

/** Actions for several products at once. */
export function ProductBulk({ ids, onDone }: ProductBulkProps) {
  const { storeId } = useStore()
  const update = useStoreMutation('product.bulkUpdate')
  const remove = useStoreMutation('product.bulkDelete')
  const [openDialog, setOpenDialog] = useState<'price' | 'delete'>()
  const count = ids.length
  const done = (said: string) => {
    toast.success(said)
    onDone()
  }
  const change = async (changes: ProductChanges, said: string) => {
    await update.mutateAsync({ body: { storeId, ids: [...ids], changes } })
    done(said)
  }
  const changeNow = (changes: ProductChanges, said: string) => void change(changes, said).catch(toast.failure)
  const confirmDelete = async () => {
    const { deleted } = await remove.mutateAsync({ body: { storeId, ids: [...ids] } })
    done(messages.deleted(deleted))
  }
  return (
    <>
      <Menu
        align="start"
        side="top"
        trigger={<BulkButton label={messages.setStatus} busy={update.isPending} />}
        items={statuses.map((status) => ({
          label: messages.statuses[status],
          onSelect: () => changeNow({ status }, messages.statusSet(count, messages.statuses[status])),
        }))}
      />
      <CategoryMenu count={count} onChange={changeNow} />
      <Button onClick={() => setOpenDialog('price')}>{messages.changePrice}</Button>
      <Button variant="danger" onClick={() => setOpenDialog('delete')}>
        {messages.delete}
      </Button>
      {openDialog === 'price' && (
        <BulkPrice
          count={count}
          onChange={(changes) => change(changes, messages.priceChanged(count))}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'delete' && (
        <DeleteDialog messages={messages} count={count} onConfirm={confirmDelete} onClose={() => setOpenDialog(undefined)} />
      )}
    </>
  )
}

/** Radix passes props to its trigger. */
const BulkButton = ({ label, busy, ...rest }: { label: string; busy?: boolean }) => (
  <Button busy={busy} {...rest}>
    {label}
    <ChevronDown size={12} aria-hidden />
  </Button>
)

function CategoryMenu({ count, onChange }: { count: number; onChange: (changes: ProductChanges, said: string) => void }) {
  const { data: categories = [] } = useStoreQuery('category.names')
  const adding: MenuItem[] = categories.map(({ id, name }) => ({
    label: name,
    onSelect: () => onChange({ addCategoryIds: [id] }, messages.addedTo(count, name)),
  }))
  const removing: MenuItem[] = categories.map(({ id, name }) => ({
    label: name,
    onSelect: () => onChange({ removeCategoryIds: [id] }, messages.removedFrom(count, name)),
  }))
  const items: MenuItem[] =
    categories.length > 0
      ? [
          { label: messages.addTo, items: adding },
          { label: messages.removeFrom, items: removing },
        ]
      : [{ heading: messages.noCategories }]
  return <Menu align="start" side="top" items={items} trigger={<BulkButton label={messages.changeCategories} />} />
}
