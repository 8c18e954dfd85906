import type { Order } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button } from '@blockfront/ui'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import './documents.css'
import { useParams } from '../../../router.ts'
import { Loaded } from '../../Loaded.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { FormSkeleton } from '../../parts/form/FormSkeleton.tsx'
import { NotFound } from '../../parts/NotFound.tsx'
import { useStore } from '../../store.ts'
import { useStoreQuery } from '../../store-query.ts'
import { messages as orders } from '../messages.ts'
import { messages } from './messages.ts'

interface OrderDocumentProps {
  /** Name of the document, while the order is loading. */
  name: string
  /** Name of the document with the order's number, also the suggested file name of a PDF. */
  title: (number: string) => string
  children: (order: Order) => ReactNode
}

/** A printable page of an order: a sheet of paper on the screen, and only that sheet on paper. */
export function OrderDocument({ name, title, children }: OrderDocumentProps) {
  const { orderId = '' } = useParams()
  const order = useStoreQuery('order.get', { orderId }, { placeholderData: undefined })
  const back = { to: `/dashboard/orders/${orderId}`, label: orders.order }
  if (order.error instanceof ApiError && [400, 404].includes(order.error.status))
    return <NotFound title={orders.gone} help={orders.goneHelp} to="/dashboard/orders" list={orders.title} />
  return (
    <Loaded query={order} skeleton={<FormSkeleton />} head={<PageHeader title={name} back={back} />}>
      {(read) => (
        <>
          <PageHeader
            title={title(read.number)}
            back={back}
            action={
              <Button variant="primary" icon={<Printer size={14} />} onClick={() => window.print()}>
                {messages.print}
              </Button>
            }
          />
          <article className="document" aria-label={title(read.number)}>
            <Seller name={name} />
            {children(read)}
          </article>
        </>
      )}
    </Loaded>
  )
}

/** The document's name, and the store with its logo. */
function Seller({ name }: { name: string }) {
  const { name: storeName, logo } = useStore()
  return (
    <header className="document__head">
      <p className="document__name">{name}</p>
      {logo ? <img className="document__logo" src={logo} alt={storeName} /> : <p className="document__store">{storeName}</p>}
    </header>
  )
}

/** Facts of a document as a list of terms; empty ones are left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="document__facts">
    {rows
      .filter(([, value]) => value)
      .map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** A postal address under a heading. */
export const DocumentAddress = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="document__address">
    <h2>{title}</h2>
    <address>
      <bdi>{lines.join('\n')}</bdi>
    </address>
  </section>
)
