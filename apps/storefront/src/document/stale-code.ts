import { elementAt, pathOf } from './element-path.ts'

/** Parts that failed to load. */
const failures = /* @__PURE__ */ new WeakSet<object>()

/** Whether an error says that a part of the app could not be loaded: after a deploy, or without a connection. */
export const isCodeFailure = (error: unknown): boolean => typeof error === 'object' && error !== null && failures.has(error)

/** In session storage: the entry module that was reloaded, and what the shopper did before. */
const KEY = 'reloaded'

interface Kept {
  /** The URL of the entry module. The page reloads once for each, because a new deploy has another one. */
  entry: string
  /** The button that was clicked, and its text. */
  click?: { path: string; text: string }
  /** Typed values outside of forms, such as a quantity. */
  values: [path: string, value: string][]
}

const read = (): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores it; returns whether the browser allows that. */
const keep = (kept: Kept): boolean => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page once when a click needs a part of the app that the server no longer has, because the app was deployed again. Then
 * `repeatClick` clicks again. The cart is in browser storage. A page with typed text in a form does not reload.
 * @param entry - The URL of the entry module.
 */
export function watchStaleCode(entry: string): void {
  let click: Kept['click']
  let isTyped = false
  const typed = new Map<string, string>()
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('a[href], button') : null
      click = button ? { path: pathOf(button), text: button.textContent } : undefined
    },
    true,
  )
  addEventListener('input', ({ target }) => {
    click = undefined
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target.form) isTyped = true
    else typed.set(pathOf(target), target.value)
  })
  // See `reportedImports` in scripts/build/apps.ts. If its default is prevented, the import stays pending.
  addEventListener('vite:preloadError', (event) => {
    failures.add(event.payload)
    if (!click || isTyped || !navigator.onLine || read()?.entry === entry) return
    if (!keep({ entry, click, values: [...typed] })) return
    event.preventDefault()
    location.reload()
  })
}

/** Does again what the shopper did before the page was reloaded. */
export function repeatClick(): void {
  const kept = read()
  if (!kept?.click) return
  const { entry, click, values } = kept
  keep({ entry, values: [] })
  for (const [path, value] of values) {
    const field = elementAt(path)
    if (!(field instanceof HTMLInputElement) || field.value === value) continue
    // The setter of the prototype: React records what it sets itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const button = elementAt(click.path)
  if (button instanceof HTMLElement && button.textContent === click.text) button.click()
}
