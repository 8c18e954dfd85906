import type { Invoice } from '@blockfront/contract'
import { Badge, Button, Delayed, Notice, Skeleton, type Tone } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { messages as general } from '../messages.ts'
import { messages } from './messages.ts'

const texts = messages.invoices

const tones: Record<Invoice['status'], Tone> = { open: 'warning', paid: 'success', void: 'neutral', uncollectible: 'danger' }

/** The account's invoices, with links to the provider's pages. */
export function Invoices() {
  const invoices = useQuery({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ signal }) => api.call('billing.invoices', {}, { signal }),
  })
  return (
    <section className="account__card" aria-labelledby="invoices">
      <h2 id="invoices" className="billing-title">
        {texts.title}
      </h2>
      {invoices.isPending && (
        <Delayed>
          <Skeleton height={72} />
        </Delayed>
      )}
      {invoices.isError && (
        <Notice tone="danger" title={texts.failed} alert>
          <p>{invoices.error.message}</p>
          <Button size="small" onClick={() => void invoices.refetch()}>
            {general.retry}
          </Button>
        </Notice>
      )}
      {invoices.data?.length === 0 && <p className="billing-quiet">{texts.none}</p>}
      {invoices.data && invoices.data.length > 0 && (
        <ul className="billing-invoices">
          {invoices.data.map((invoice) => (
            <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvoiceRow({ invoice: { number, createdAt, status, total, due, currency, page } }: { invoice: Invoice }) {
  const isOpen = status === 'open'
  return (
    <li className="billing-invoice">
      <span>
        <span className="billing-invoice__number">{number}</span>
        <span className="billing-quiet">{messages.dates(createdAt)}</span>
      </span>
      <span className="billing-invoice__amount">{messages.money(isOpen ? due : total, currency)}</span>
      <Badge tone={tones[status]}>{texts.status[status]}</Badge>
      {page && (
        <Button asChild size="small" variant={isOpen ? 'primary' : 'secondary'}>
          <a href={page} aria-label={isOpen ? texts.pay(number) : texts.view(number)}>
            {isOpen ? texts.payShort : texts.viewShort}
          </a>
        </Button>
      )}
    </li>
  )
}
