import type { Domain } from '@blockfront/contract'
import { Button, VisuallyHidden } from '@blockfront/ui'
import { RefreshCw } from 'lucide-react'
import { toast } from '../../toast.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const detailMessages = messages.detail

/** Looks up the DNS records of a domain immediately. */
export function CheckButton({ domainId }: { domainId: string }) {
  const { storeId } = useStore()
  const check = useStoreMutation('domain.checkStatus')
  const run = async () => {
    try {
      await check.mutateAsync({ body: { storeId, domainId } })
      toast.success(detailMessages.checked)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <Button variant="primary" icon={<RefreshCw size={14} />} busy={check.isPending} onClick={() => void run()}>
        {detailMessages.check}
      </Button>
      <VisuallyHidden live="polite">{check.isPending ? detailMessages.checking : ''}</VisuallyHidden>
    </>
  )
}

/** When the domain was checked, and when that happens next. */
export function LastCheck({ domain: { checkedAt, nextCheckAt } }: { domain: Domain }) {
  const { moment } = useTime()
  const last = checkedAt ? detailMessages.lastChecked(moment(checkedAt)) : detailMessages.neverChecked
  return nextCheckAt ? `${last} · ${detailMessages.nextCheck(moment(nextCheckAt))}` : last
}
