import { Page } from '@blockfront/engine/page'
import { LivePanel } from '../live/LivePanel.tsx'
import { offer } from './offer.tsx'

/** The block of the landing page: its panel, and the page that it is on. */
export function OfferDemo() {
  return (
    <LivePanel block={offer} panel="below">
      {(props) => <Page blocks={{ offer }} document={{ content: [{ id: 'offer', type: offer.type, props }] }} />}
    </LivePanel>
  )
}
