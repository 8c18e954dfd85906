import type { ComponentType } from 'react'
import { messages } from './messages.ts'

/** A public page: its address, its file in screens/, and what search engines and tabs say of it. */
export interface SiteScreen {
  path: string
  /** The file in screens/ that draws it. */
  name: string
  title: string
  description: string
  /** It does something from the first moment, so it doesn't wait to be wanted; what it does may need schemas. */
  form?: boolean
  /** Nothing for search engines. */
  hidden?: boolean
}

const page = (path: string, name: keyof typeof messages.pages, more: Partial<SiteScreen> = {}): SiteScreen => ({
  path,
  name,
  ...messages.pages[name],
  ...more,
})

/** The public pages of the main host (product.md, point 2). */
export const siteScreens: readonly SiteScreen[] = [
  page('/', 'Landing'),
  page('/theme-home', 'ThemeHome', { form: true }),
  page('/pricing', 'Pricing'),
  page('/contact', 'Contact', { form: true }),
  page('/terms', 'Terms'),
  page('/refund-policy', 'RefundPolicy'),
  page('/service-policy', 'ServicePolicy'),
  page('/privacy-policy', 'PrivacyPolicy'),
  page('/signup', 'Signup', { form: true }),
  page('/login', 'Login', { form: true }),
  page('/forgot-password', 'ForgotPassword', { form: true }),
  page('/verify-link', 'VerifyLink', { form: true, hidden: true }),
  page('/undo-email-change', 'UndoEmailChange', { form: true, hidden: true }),
  page('/logout', 'Logout', { form: true, hidden: true }),
]

export const notFound = page('/not-found', 'NotFound', { hidden: true })

/** The public page at an address. */
export const siteScreenAt = (path: string): SiteScreen => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return siteScreens.find((screen) => screen.path === path.slice(0, end)) ?? notFound
}

const files = import.meta.glob<ComponentType>('./screens/*.tsx', { import: 'Screen' })
const loading = new Map<string, Promise<ComponentType>>()

/**
 * Fetches a page's component. Awaited before a page is drawn that came rendered: nothing may wait during hydration, so the answer
 * says what it holds in the two fields by which React's `use` reads a promise at once.
 */
export function preloadPage({ name, form }: SiteScreen): Promise<ComponentType> {
  const known = loading.get(name)
  if (known) return known
  const file = files[`./screens/${name}.tsx`]
  if (!file) throw new Error(`site/screens has no file ${name}.tsx.`)
  const policy = form ? import('../schema-policy.ts') : Promise.resolve()
  const promise = policy.then(file).then((component) => {
    Object.assign(promise, { status: 'fulfilled', value: component })
    return component
  })
  promise.catch(() => loading.delete(name))
  loading.set(name, promise)
  return promise
}
