import { Delayed, Notice, Skeleton } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { openingWarnings } from '../home/setup-guide/checklist-steps.ts'
import { stepScreens } from '../home/setup-guide/step-screens.ts'
import { useSetup } from '../home/setup-guide/use-setup.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Asks before the store is opened to everyone. */
export function OpenStoreDialog({ onClose }: { onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('store.updateOpening')
  const open = async () => {
    await update.mutateAsync({ body: { storeId, isOpen: true } })
    toast.success(messages.opened)
  }
  return (
    <ConfirmDialog title={messages.openTitle} action={messages.open} tone="primary" onConfirm={open} onClose={onClose}>
      <p>{messages.openHelp}</p>
      <Missing onClose={onClose} />
    </ConfirmDialog>
  )
}

/** Steps of the setup guide that are not done. They never prevent the opening. */
function Missing({ onClose }: { onClose: () => void }) {
  const { data, error } = useSetup()
  if (error) return <Notice tone="warning">{messages.missingFailed}</Notice>
  if (!data)
    return (
      <Delayed>
        <Skeleton height={96} />
      </Delayed>
    )
  const missing = openingWarnings(data)
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={messages.missing}>
      <ul className="opening-missing">
        {missing.map((key) => (
          <li key={key}>
            <Link to={stepScreens[key]} onClick={onClose}>
              {messages.missingSteps[key]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
