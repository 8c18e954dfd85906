import type { PageSummary } from '@blockfront/contract'
import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { createContext, use } from 'react'
import { addressControl, SearchPreview } from '../../parts/form/AddressControl.tsx'
import { messages } from '../messages.ts'
import { pathOf } from '../page-path.ts'

/** The last saved version of the page. */
export const SavedPage = createContext<PageSummary | undefined>(undefined)

const Address = addressControl.Control

/** The page's URL, with the effect of changing it on the old URL. */
function PageAddress(props: ControlProps) {
  const page = use(SavedPage)
  const moves = page?.status === 'published' && props.value !== page.slug
  // Typed in the builder: it takes effect when the page is published, unless it is changed here.
  const waits = props.value === page?.draftSettings.slug
  return (
    <>
      <Address {...props} />
      <p className="pages-quiet" role="status">
        {moves && (waits ? messages.settings.movesLater(pathOf(page)) : messages.settings.moved(pathOf(page)))}
      </p>
    </>
  )
}

/** Search result preview of a page whose URL is fixed. */
function FixedAddress() {
  const page = use(SavedPage)
  return page ? <SearchPreview path={pathOf(page)} /> : null
}

export const pageAddressControl: ControlKind = { Control: PageAddress, frame: { layout: 'stacked' } }
export const fixedAddressControl: ControlKind = { Control: FixedAddress, frame: { layout: 'stacked', group: true } }
