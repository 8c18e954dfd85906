import { withBreakpoints } from '@blockfront/engine/render'
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useShop } from '../shop.ts'
import { mustAsk } from './ask.ts'
import css from './consent.css?inline'
import { type Consent as ConsentValue, loadConsent, saveConsent } from './consent.ts'
import { consentMessages } from './messages.ts'
import { changeMetaConsent } from './meta-consent.ts'
import { isOptedOut } from './opted-out.ts'

/** First in the document, so that the keyboard reaches it first. */
const container = document.createElement('div')

/**
 * Asks once for consent to the store's pixel, if the store requires it of this shopper, and starts the pixel when the shopper agrees. The
 * shopper can change the decision later. A browser that asks not to be tracked is never asked, and loads no pixel.
 */
export function Consent() {
  const { store, tracker, api } = useShop()
  const [value, setValue] = useState<ConsentValue>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isOpened, closeChoices] = usePrivacyChoices()
  const { consent } = store

  useLayoutEffect(() => {
    document.body.prepend(container)
    return () => container.remove()
  }, [])
  useEffect(() => {
    // The checkout editor shows the checkout in a frame.
    if (window.parent !== window) return
    let isCurrent = true
    const saved = isOptedOut() ? 'denied' : loadConsent()
    const apply = (ask: boolean) => {
      if (!isCurrent) return
      setIsAsking(ask)
      if (!ask) tracker.start()
    }
    setValue(saved)
    if (saved === 'denied') tracker.stop()
    else if (saved === 'granted') tracker.start()
    else if (consent === 'countries') void mustAsk(api).then(apply)
    else apply(consent === 'ask')
    return () => {
      isCurrent = false
    }
  }, [consent, tracker, api])

  const close = () => {
    setIsAsking(false)
    closeChoices()
  }
  const decide = (next: 'granted' | 'denied') => {
    saveConsent(next)
    setValue(next)
    changeMetaConsent(next)
    if (next === 'granted') tracker.start()
    else tracker.stop()
    close()
  }
  if (!isOpened && !isAsking) return null
  return createPortal(
    <>
      <style>{withBreakpoints(css, store.breakpoints)}</style>
      <Banner key={String(isOpened)} value={value} isOpened={isOpened} onDecide={decide} onClose={close} />
    </>,
    container,
  )
}

/** Whether the shopper opened the privacy choices at the end of the document, and a function that closes them. */
function usePrivacyChoices(): [isOpened: boolean, close: () => void] {
  const [details] = useState(() => document.getElementById('privacy-choices') as HTMLDetailsElement | null)
  const [isOpened, setIsOpened] = useState(details?.open ?? false)
  useEffect(() => {
    const follow = () => setIsOpened(details?.open ?? false)
    details?.addEventListener('toggle', follow)
    return () => details?.removeEventListener('toggle', follow)
  }, [details])
  const close = () => {
    setIsOpened(false)
    if (details) details.open = false
  }
  return [isOpened, close]
}

interface BannerProps {
  value: ConsentValue
  isOpened: boolean
  onClose: () => void
  onDecide: (value: 'granted' | 'denied') => void
}

function Banner({ value, isOpened, onDecide, onClose }: BannerProps) {
  const { store } = useShop()
  const { title, text, accept, decline, policyUrl, background, color } = store.tracking?.banner ?? {}
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const isOff = isOptedOut()
  useHeight(section)
  useFocus(section, isOpened)
  const colors = { ...(background && { '--color-surface': background }), ...(color && { '--color-text': color }) }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpened && event.key === 'Escape') onClose()
  }
  return (
    <section
      ref={section}
      className="sf-consent"
      aria-labelledby={id}
      tabIndex={-1}
      style={colors as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className="sf-consent__text">
        <h2 id={id}>{title || consentMessages.title}</h2>
        <p>
          {isOff ? consentMessages.optedOut : text || consentMessages.question}{' '}
          {policyUrl && (
            <a className="sf-link" href={policyUrl}>
              {consentMessages.policy}
            </a>
          )}
        </p>
        {!isOff && isOpened && value && <p>{consentMessages[`current.${value}`]}</p>}
      </div>
      <div className="sf-consent__answers">
        {isOff ? (
          <button type="button" className="sf-button" onClick={onClose}>
            {consentMessages.close}
          </button>
        ) : (
          <>
            <button type="button" className="sf-button" onClick={() => onDecide('denied')}>
              {decline || consentMessages.decline}
            </button>
            <button type="button" className="sf-button" onClick={() => onDecide('granted')}>
              {accept || consentMessages.accept}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

/** Writes the element's height into `--consent-height` of the document, in pixels. */
function useHeight(section: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = section.current
    if (!element || !('ResizeObserver' in window)) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [section])
}

/** Moves the focus into the choices that the shopper opened, and back when they close. */
function useFocus(section: { current: HTMLElement | null }, isOpened: boolean): void {
  const isInside = useEffectEvent((element: Element | null) => section.current?.contains(element) ?? false)
  useEffect(() => {
    if (!isOpened) return
    const before = document.activeElement
    section.current?.focus()
    return () => {
      const returns = document.activeElement === document.body || isInside(document.activeElement)
      if (returns && before instanceof HTMLElement) before.focus()
    }
  }, [section, isOpened])
}
