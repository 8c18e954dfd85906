import { useEffect, useState } from 'react'
import { useShop } from '../shop.ts'
import { type Consent as Answer, loadConsent, saveConsent } from './consent.ts'
import { consentMessages } from './messages.ts'
import type { Pixel } from './pixel.ts'

function applyConsent(pixel: Pixel, said: Answer) {
  if (said === 'granted') pixel.start()
  if (said === 'denied') pixel.stop()
}

/** Asks once whether to measure, where the store wants to and has to ask. Starts the pixel when the answer is yes. */
export function Consent() {
  const { store, pixel } = useShop()
  const [asking, setAsking] = useState(false)
  const { fbPixelId, consent } = store

  useEffect(() => {
    if (!fbPixelId) return
    const said = consent === 'none' ? 'granted' : loadConsent()
    applyConsent(pixel, said)
    setAsking(said === null)
  }, [fbPixelId, consent, pixel])

  const answer = (value: 'granted' | 'denied') => {
    saveConsent(value)
    setAsking(false)
    applyConsent(pixel, value)
  }
  if (!asking) return null
  return (
    <section className="sf-consent" aria-label={consentMessages.consentTitle}>
      <p>{consentMessages.consent}</p>
      <div className="sf-consent__answers">
        <button type="button" className="sf-button sf-button--quiet" onClick={() => answer('denied')}>
          {consentMessages.decline}
        </button>
        <button type="button" className="sf-button" onClick={() => answer('granted')}>
          {consentMessages.accept}
        </button>
      </div>
    </section>
  )
}
