import { useEffect, useState } from 'react'
import { useShop } from '../shop.ts'
import { type Consent as ConsentValue, loadConsent, saveConsent } from './consent.ts'
import { consentMessages } from './messages.ts'
import type { Pixel } from './pixel.ts'

function applyConsent(pixel: Pixel, value: ConsentValue) {
  if (value === 'granted') pixel.start()
  if (value === 'denied') pixel.stop()
}

/** Asks once for consent to tracking, if the store has a pixel and requires consent. Starts the pixel when the shopper agrees. */
export function Consent() {
  const { store, tracker } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  const { fbPixelId, consent } = store

  useEffect(() => {
    if (!fbPixelId) return
    const value = consent === 'none' ? 'granted' : loadConsent()
    applyConsent(tracker, value)
    setIsOpen(value === null)
  }, [fbPixelId, consent, tracker])

  const decide = (value: 'granted' | 'denied') => {
    saveConsent(value)
    setIsOpen(false)
    applyConsent(tracker, value)
  }
  if (!isOpen) return null
  return (
    <section className="sf-consent" aria-label={consentMessages.title}>
      <p>{consentMessages.question}</p>
      <div className="sf-consent__answers">
        <button type="button" className="sf-button sf-button--quiet" onClick={() => decide('denied')}>
          {consentMessages.decline}
        </button>
        <button type="button" className="sf-button" onClick={() => decide('granted')}>
          {consentMessages.accept}
        </button>
      </div>
    </section>
  )
}
