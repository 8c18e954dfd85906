import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { LateStyles } from '../document/LateStyles.tsx'
import { messages } from '../messages.ts'
import css from './sheet.css?inline'

interface SheetProps {
  title: string
  /** Position: at the inline end, or centered over the page. */
  side: 'end' | 'center'
  /** While true it animates out over a page that is no longer inert. The parent unmounts it afterwards. */
  closing?: boolean
  /** Whether a centered sheet is only as large as its content needs. */
  isCompact?: boolean
  onClose: () => void
  /** Below the content, always in view. */
  footer?: ReactNode
  children: ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * A modal over the page. Escape, its close button and a click on the backdrop close it. Tab stays inside, and closing returns the focus to
 * the element that had it before. The native `dialog` element makes the rest of the page inert.
 */
export function Sheet({ title, side, closing = false, isCompact = false, onClose, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // While it animates out, the page can be used again.
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
      // Leave the focus where navigation or the shopper moved it meanwhile.
      const returnsFocus = element.contains(document.activeElement) || document.activeElement === document.body
      element.close()
      document.documentElement.style.overflow = overflow
      if (returnsFocus && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [closing])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Some browsers would only clear a focused search field.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Tab') wrapFocus(event)
  }
  return (
    <dialog
      ref={dialog}
      className={`sf-sheet sf-sheet--${side}${closing ? ' sf-sheet--closing' : ''}${isCompact ? ' sf-sheet--compact' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <LateStyles name="sheet" css={css} />
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
        {footer && <footer className="sf-sheet__foot">{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Moves the focus with Tab from the last focusable element to the first, and with Shift+Tab back. */
function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [from, to] = event.shiftKey ? [focusable.at(0), focusable.at(-1)] : [focusable.at(-1), focusable.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
