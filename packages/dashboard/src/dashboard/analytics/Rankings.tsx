import type { Analytics } from '@blockfront/contract'
import { type ReactNode, useId } from 'react'
import { Change } from '../home/Metric.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { growth, useFigures } from './figures.ts'
import { messages } from './messages.ts'

function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="analytics-list" aria-labelledby={id}>
      <h2 className="analytics-list__title" id={id}>
        {title}
      </h2>
      {about && <p className="analytics-list__about">{about}</p>}
      {children}
    </section>
  )
}

/** Returns a function that makes a column of numbers. */
function useNumbers() {
  const { number } = useFigures()
  return <Name extends string>(key: Name, title: string): Column<Record<Name, number>> => ({
    key,
    title,
    align: 'end',
    cell: (row) => number(row[key]),
  })
}

type ProductRow = Analytics['products'][number]

export function TopProducts({ products }: { products: readonly ProductRow[] }) {
  const numbers = useNumbers()
  const nameOf = ({ name }: ProductRow) => name || messages.deletedProduct
  return (
    <Section title={messages.products}>
      {products.length === 0 ? (
        <p className="analytics-list__about">{messages.noProducts}</p>
      ) : (
        <DataTable
          label={messages.products}
          rows={products}
          keyOf={({ productId }) => productId}
          nameOf={nameOf}
          linkOf={({ productId }) => `/dashboard/edit-product/${productId}`}
          nameTitle={messages.product}
          columns={[
            numbers('views', messages.views),
            numbers('addedToCart', messages.addedToCart),
            numbers('sold', messages.sold),
          ]}
        />
      )}
    </Section>
  )
}

type SourceRow = Analytics['sources'][number]

const sourceName = ({ source }: SourceRow) => (source === '' ? messages.direct : source === 'other' ? messages.other : source)

export function Sources({ sources, compared }: { sources: readonly SourceRow[]; compared: boolean }) {
  const numbers = useNumbers()
  return (
    <Section title={messages.sources} about={messages.sourcesAbout}>
      <DataTable
        label={messages.sources}
        rows={sources}
        keyOf={({ source }) => source}
        nameOf={sourceName}
        aboutOf={compared ? ({ visits, previousVisits }) => <Compared change={growth(visits, previousVisits)} /> : undefined}
        nameTitle={messages.source}
        columns={[
          numbers('visits', messages.visits),
          numbers('addedToCart', messages.addedToCart),
          numbers('reachedCheckout', messages.reachedCheckout),
          numbers('ordered', messages.ordered),
        ]}
      />
    </Section>
  )
}

const Compared = ({ change }: { change: number | undefined }) =>
  change === undefined ? null : <Change part={change} as="span" />

type PageRow = Analytics['pages'][number]

/** The name of a page of the owner, or the kind of a page that every store has. */
const pageName = ({ kind, title, path }: PageRow) =>
  title || (path === '' && kind !== 'notFound' ? messages.deletedPage : messages.kinds[kind])

export function TopPages({ pages }: { pages: readonly PageRow[] }) {
  const numbers = useNumbers()
  return (
    <Section title={messages.pages}>
      <DataTable
        label={messages.pages}
        rows={pages.map((page, index) => ({ ...page, index }))}
        keyOf={({ index }) => String(index)}
        nameOf={pageName}
        aboutOf={({ path }) => <bdi dir="ltr">{path}</bdi>}
        nameTitle={messages.page}
        columns={[numbers('views', messages.views)]}
      />
    </Section>
  )
}
