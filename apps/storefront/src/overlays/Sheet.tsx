import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { messages } from '../messages.ts'

interface SheetProps {
  title: string
  /** Where it stands: at the side where lines end, or over the page's middle. */
  side: 'end' | 'centre'
  /** While true it slides away over a page that is no longer inert; whoever shows it takes it out afterwards. */
  closing?: boolean
  onClose: () => void
  /** Below the content, always in view. */
  foot?: ReactNode
  children: ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * A modal over the page: Escape, its button and a click beside it close it, Tab stays inside, and the focus returns to where
 * it came from. The browser's own `dialog` makes the rest of the page inert.
 */
export function Sheet({ title, side, closing = false, onClose, foot, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // What slides away is only looked at: the page is the shopper's again at once.
    if (closing) {
      element.inert = true
      element.open = true
      return () => {
        element.close()
        element.inert = false
      }
    }
    const before = document.activeElement
    element.showModal()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      // Whoever went on meanwhile, to the next page or into one of its fields, keeps the focus.
      const mayMove = element.contains(document.activeElement) || document.activeElement === document.body
      element.close()
      document.documentElement.style.overflow = overflow
      if (mayMove && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [closing])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Some browsers would only empty a search field that has the focus.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Tab') keepFocus(event)
  }
  return (
    <dialog
      ref={dialog}
      className={`sf-sheet sf-sheet--${side}${closing ? ' sf-sheet--closing' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sf-sheet__body">
        <header className="sf-sheet__head">
          <h2 className="sf-sheet__title" id={id}>
            {title}
          </h2>
          <button type="button" className="sf-icon" aria-label={messages.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <div className="sf-sheet__content">{children}</div>
        {foot && <footer className="sf-sheet__foot">{foot}</footer>}
      </div>
    </dialog>
  )
}

/** Leads Tab from the last thing inside to the first, and back. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
