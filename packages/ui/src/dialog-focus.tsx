import { type RefObject, useRef, useState } from 'react'

/** What is typed in, and can be: not the parts of a picture of a page. */
const FIELDS = ':is(input:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"]), textarea):enabled'

/** Starts a window at its first field, where no keyboard of the screen would cover it. Others start at their first button. */
export function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return
  const fields = event.currentTarget.querySelectorAll<HTMLElement>(`.ui-dialog__body ${FIELDS}`)
  const field = [...fields].find((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
  if (!field || matchMedia('(hover: none)').matches) return
  event.preventDefault()
  field.focus()
}

/** What has the focus now; for an entry of a menu, which goes when it is chosen, the button of the menu. */
function focused(): HTMLElement | undefined {
  let element: Element | null = document.activeElement
  for (let menu = element?.closest('[role="menu"]'); menu; menu = element?.closest('[role="menu"]'))
    element = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return element instanceof HTMLElement && element.getAttribute('aria-hidden') !== 'true' ? element : undefined
}

/** Drawn inside of a window, it learns what had the focus before. */
export function PreviousFocus({ place }: { place: RefObject<HTMLElement | undefined> }) {
  useState(() => {
    place.current = focused()
  })
  return null
}

/** Gives the focus back when a window closes: to what had it before, or, where that is gone, to the page's content. */
export function useRestoreFocus() {
  const place = useRef<HTMLElement>(undefined)
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (document.activeElement && document.activeElement !== document.body) return
    const before = place.current?.isConnected ? place.current : document.querySelector<HTMLElement>('main[tabindex]')
    before?.focus({ preventScroll: true })
  }
  return { place, giveBack }
}
