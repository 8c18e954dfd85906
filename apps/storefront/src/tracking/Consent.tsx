import { useEffect, useState } from 'react'
import { useShop } from '../shop.ts'
import { readConsent, storeConsent } from './consent.ts'
import { consentWords } from './words.ts'

/** Asks once whether to measure, where the store wants to and has to ask. Starts the pixel when the answer is yes. */
export function Consent() {
  const { store, pixel } = useShop()
  const [asking, setAsking] = useState(false)
  const { fbPixelId, consent } = store

  useEffect(() => {
    if (!fbPixelId) return
    const said = consent === 'none' ? 'granted' : readConsent()
    if (said === 'granted') pixel.start()
    setAsking(said === null)
  }, [fbPixelId, consent, pixel])

  const answer = (value: 'granted' | 'denied') => {
    storeConsent(value)
    setAsking(false)
    if (value === 'granted') pixel.start()
  }
  if (!asking) return null
  return (
    <section className="sf-consent" aria-label={consentWords.consentTitle}>
      <p>{consentWords.consent}</p>
      <div className="sf-consent__answers">
        <button type="button" className="sf-button sf-button--quiet" onClick={() => answer('denied')}>
          {consentWords.decline}
        </button>
        <button type="button" className="sf-button" onClick={() => answer('granted')}>
          {consentWords.accept}
        </button>
      </div>
    </section>
  )
}
