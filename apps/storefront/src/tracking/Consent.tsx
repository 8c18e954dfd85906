import { useEffect, useState } from 'react'
import { useShop } from '../shop.ts'
import { type Consent as Answer, readConsent, storeConsent } from './consent.ts'
import type { Pixel } from './pixel.ts'
import { consentWords } from './words.ts'

function follow(pixel: Pixel, said: Answer) {
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
    const said = consent === 'none' ? 'granted' : readConsent()
    follow(pixel, said)
    setAsking(said === null)
  }, [fbPixelId, consent, pixel])

  const answer = (value: 'granted' | 'denied') => {
    storeConsent(value)
    setAsking(false)
    follow(pixel, value)
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
