import type { ComponentType } from 'react'
import { messages } from './messages.ts'

/** A public page: its path, its file in screens/, and its title and description. */
export interface SiteScreen {
  path: string
  /** The name of its file in screens/. */
  name: string
  title: string
  description: string
  /** Whether it is interactive immediately and hydrates without waiting for the visitor; it may load schemas. */
  form?: boolean
  /** Whether search engines must not index it. */
  hidden?: boolean
}

const page = (path: string, name: keyof typeof messages.pages, more: Partial<SiteScreen> = {}): SiteScreen => ({
  path,
  name,
  ...messages.pages[name],
  ...more,
})

/** The public pages of the main hostname (product.md, point 2). */
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
  page('/invitation', 'Invitation', { form: true, hidden: true }),
  page('/logout', 'Logout', { form: true, hidden: true }),
]

export const notFound = page('/not-found', 'NotFound', { hidden: true })

/** Returns the public page of a path. */
export const siteScreenAt = (path: string): SiteScreen => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return siteScreens.find((screen) => screen.path === path.slice(0, end)) ?? notFound
}

const files = import.meta.glob<ComponentType>('./screens/*.tsx', { import: 'Screen' })
const loading = new Map<string, Promise<ComponentType>>()

/**
 * Loads a page's component, before a prerendered page hydrates. Nothing may suspend during hydration, so the promise has the two
 * fields by which React's `use` reads its value synchronously.
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
