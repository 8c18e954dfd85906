import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation, useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

/** Demo products are created with the store, so they are its oldest products. */
const amongOldest = { sort: 'oldest', size: 100 } as const

/** A notice while the store has demo products, with a button that removes them. */
export function DemoNotice() {
  const { storeId } = useStore()
  const oldest = useStoreQuery('product.filter', amongOldest)
  const remove = useStoreMutation('store.removeDemoProducts')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const ids = oldest.data?.content.filter(({ isDemo }) => isDemo).map(({ id }) => id) ?? []
  if (ids.length === 0) return null
  const confirm = async () => {
    await remove.mutateAsync({ body: { storeId } })
    toast.success(messages.removedDemo)
  }
  return (
    <>
      <Notice tone="accent" title={messages.demoTitle(ids.length)}>
        <div className="demo-notice">
          {messages.demoHelp}
          <Button size="small" onClick={() => setDialogOpen(true)}>
            {messages.removeDemo}
          </Button>
        </div>
      </Notice>
      {isDialogOpen && (
        <ConfirmDialog
          title={messages.removeDemoTitle(ids.length)}
          action={messages.removeDemo}
          onConfirm={confirm}
          onClose={() => setDialogOpen(false)}
        >
          <p>{messages.removeDemoHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
