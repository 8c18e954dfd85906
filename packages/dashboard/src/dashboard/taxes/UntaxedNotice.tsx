import { Button, Notice } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { countryName } from './area-name.ts'
import { messages } from './messages.ts'
import './taxes.css'

/** Countries that the notice names; the others are counted. */
const NAMED = 5

const list = new Intl.ListFormat(undefined, { type: 'conjunction' })

/** Names the countries of orders that had no tax rate, until the owner adds a rate or dismisses it. */
export function UntaxedNotice({ linked = false }: { linked?: boolean }) {
  const { storeId } = useStore()
  const { data } = useStoreQuery('tax.rates')
  const dismiss = useStoreMutation('tax.dismissUntaxed', { onError: toast.failure })
  const countries = data?.untaxedCountries ?? []
  if (countries.length === 0) return null
  const named = countries.slice(0, NAMED).map(countryName)
  const others = countries.length - named.length
  const text = list.format(others > 0 ? [...named, messages.others(others)] : named)
  return (
    <Notice
      tone="warning"
      title={messages.untaxedTitle}
      dismissLabel={messages.dismiss}
      onDismiss={() => dismiss.mutate({ body: { storeId, countries } })}
    >
      <div className="tax-notice">
        {messages.untaxed(text)}
        {linked && (
          <Button asChild size="small">
            <Link to="/dashboard/taxes">{messages.review}</Link>
          </Button>
        )}
      </div>
    </Notice>
  )
}
