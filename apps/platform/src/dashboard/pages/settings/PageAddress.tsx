import type { PageSummary } from '@blockfront/contract'
import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { createContext, use } from 'react'
import { addressControl, SearchPreview } from '../../parts/form/AddressControl.tsx'
import { messages } from '../messages.ts'
import { pathOf } from '../page-path.ts'

/** The page as it was last saved. */
export const SavedPage = createContext<PageSummary | undefined>(undefined)

const Address = addressControl.Control

/** The page's address, with what becomes of the old one when it changes. */
function PageAddress(props: ControlProps) {
  const page = use(SavedPage)
  const moves = page?.status === 'published' && props.value !== page.slug
  // Typed in the builder: it waits for the page's publish unless it is changed here.
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

/** The result of a search for a page whose address stays. */
function FixedAddress() {
  const page = use(SavedPage)
  return page ? <SearchPreview path={pathOf(page)} /> : null
}

export const pageAddressControl: ControlKind = { Control: PageAddress, frame: { layout: 'stacked' } }
export const fixedAddressControl: ControlKind = { Control: FixedAddress, frame: { layout: 'stacked', group: true } }
