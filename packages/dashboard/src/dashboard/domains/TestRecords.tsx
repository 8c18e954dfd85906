import { Button } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const testMessages = messages.test

/** Creates and deletes the records of a domain below .localhost on a development server. */
export function TestRecords({ domainId }: { domainId: string }) {
  const { storeId } = useStore()
  const set = useStoreMutation('domain.setTestRecords')
  const run = async (exist: boolean) => {
    try {
      await set.mutateAsync({ body: { storeId, domainId, exist } })
      toast.success(messages.detail.checked)
    } catch (error) {
      toast.failure(error)
    }
  }
  const isBusy = (exist: boolean) => set.isPending && set.variables.body.exist === exist
  return (
    <Card title={testMessages.title} about={testMessages.about}>
      <div className="domain-test">
        <Button busy={isBusy(true)} disabled={set.isPending} onClick={() => void run(true)}>
          {testMessages.create}
        </Button>
        <Button busy={isBusy(false)} disabled={set.isPending} onClick={() => void run(false)}>
          {testMessages.delete}
        </Button>
      </div>
    </Card>
  )
}
