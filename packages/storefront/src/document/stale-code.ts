/** Parts of the app that failed to load. */
const failures = /* @__PURE__ */ new WeakSet<object>()

/** Whether an error says that a part of the app could not be loaded: after a deploy, or without a connection. */
export const isCodeFailure = (error: unknown): boolean => failures.has(error as object)

/** In session storage: the entry module that was reloaded, and what the shopper did before. */
const KEY = 'reloaded'

interface Kept {
  /** The URL of the entry module. The page reloads once for each, because a new deploy has another one. Undefined: it did not load. */
  entry?: string
  /** The clicked button: its index among all buttons, and its text. Undefined for a link, whose page is loaded. */
  button?: [index: number, text: string] | undefined
  /** The field outside of forms in which the shopper typed last, such as a quantity: its index among all fields, and its value. */
  field?: [index: number, value: string] | undefined
}

const read = (): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage[KEY])
  } catch {
    return undefined
  }
}

const buttons = () => [...document.querySelectorAll('button')]
const fields = () => [...document.querySelectorAll('input')]

/**
 * Reloads the page once when a click needs a part of the app that the server no longer has, because the app was deployed again. Then
 * `repeatClick` clicks again. The cart is in browser storage. A page with typed text in a form does not reload.
 * @param entry - The URL of the entry module.
 */
export function watchStaleCode(entry: string): void {
  let clicked: Element | null | undefined
  let isTyped = false
  let typed: HTMLInputElement | undefined
  addEventListener('click', ({ target }) => (clicked = (target as Element).closest?.('a[href], button')), true)
  addEventListener('input', ({ target }) => {
    clicked = null
    // The hidden form of the cart has no fields of text.
    if (target instanceof HTMLInputElement && target.form?.hidden !== false) typed = target
    else isTyped = true
  })
  // See `reportedImports` in packages/storefront/build/storefront.ts. If its default is prevented, the import stays pending.
  addEventListener('vite:preloadError', (event) => {
    failures.add(event.payload)
    if (!clicked || isTyped || !navigator.onLine || read()?.entry === entry) return
    const index = buttons().indexOf(clicked as HTMLButtonElement)
    const kept: Kept = {
      entry,
      button: index < 0 ? undefined : [index, clicked.textContent],
      field: typed && [fields().indexOf(typed), typed.value],
    }
    try {
      sessionStorage[KEY] = JSON.stringify(kept)
    } catch {
      // Without storage, it could reload forever.
      return
    }
    event.preventDefault()
    location.reload()
  })
}

/** Does again what the shopper did before the page was reloaded. */
export function repeatClick(): void {
  const kept = read()
  const [index, text] = kept?.button ?? []
  const button = index !== undefined && buttons()[index]
  if (!kept || !button) return
  sessionStorage[KEY] = JSON.stringify({ ...kept, button: undefined })
  if (button.textContent !== text) return
  const [at = -1, value] = kept.field ?? []
  const field = fields()[at]
  if (field) {
    // The setter of the prototype: React records what it sets itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  button.click()
}
