import { Notice } from '@blockfront/ui'
import { toast } from '../../../toast.tsx'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { DialogButton } from '../../parts/DialogButton.tsx'
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
  const ids = oldest.data?.content.filter(({ isDemo }) => isDemo).map(({ id }) => id) ?? []
  if (ids.length === 0) return null
  const confirm = async () => {
    await remove.mutateAsync({ body: { storeId } })
    toast.success(messages.removedDemo)
  }
  return (
    <Notice tone="accent" title={messages.demoTitle(ids.length)}>
      <div className="demo-notice">
        {messages.demoHelp}
        <DialogButton
          size="small"
          dialog={(close) => (
            <ConfirmDialog
              title={messages.removeDemoTitle(ids.length)}
              action={messages.removeDemo}
              onConfirm={confirm}
              onClose={close}
            >
              <p>{messages.removeDemoHelp}</p>
            </ConfirmDialog>
          )}
        >
          {messages.removeDemo}
        </DialogButton>
      </div>
    </Notice>
  )
}
