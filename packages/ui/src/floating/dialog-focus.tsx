import { type RefObject, useRef, useState } from 'react'

/** Focusable, editable fields, without those in inert previews of pages. */
const FIELDS = ':is(input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]), textarea):enabled'

/** Focuses the first field of a dialog, unless an on-screen keyboard would cover it. Other dialogs focus their first button. */
export function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  const fields = event.currentTarget.querySelectorAll<HTMLElement>(`.ui-dialog__body ${FIELDS}`)
  const field = [...fields].find((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
  if (!field || matchMedia('(hover: none)').matches) return
  event.preventDefault()
  field.focus()
}

/** Returns the focused element; for a menu item, which disappears when selected, the menu's button. */
function focused(): HTMLElement | undefined {
  let element: Element | null = document.activeElement
  for (let menu = element?.closest('[role="menu"]'); menu; menu = element?.closest('[role="menu"]'))
    element = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return element instanceof HTMLElement && element.getAttribute('aria-hidden') !== 'true' ? element : undefined
}

/** Rendered inside a dialog, it records the previously focused element. */
export function PreviousFocus({ previous }: { previous: RefObject<HTMLElement | undefined> }) {
  useState(() => {
    previous.current = focused()
  })
  return null
}

/** Restores the focus when a dialog closes: to the previous element, or to the page's main content if that is gone. */
export function useRestoreFocus() {
  const previous = useRef<HTMLElement>(undefined)
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (document.activeElement && document.activeElement !== document.body) return
    const before = previous.current?.isConnected ? previous.current : document.querySelector<HTMLElement>('main[tabindex]')
    before?.focus({ preventScroll: true })
  }
  return { previous, giveBack }
}
