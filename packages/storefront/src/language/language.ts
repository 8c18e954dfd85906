import { createMessages, type Language, type Messages, type MessageTable } from '@blockfront/messages'
import type { Area } from './parts.ts'

/** Catalogs of one language by area. */
export type Catalogs = Partial<Record<Area, MessageTable>>

/** The language of a page. */
export interface PageLanguage {
  /** BCP 47, such as `de-AT`: formats numbers. */
  locale: string
  /** The language of the catalogs. */
  language: Language
  catalogs: Catalogs
}

let page: PageLanguage = { locale: 'en', language: 'en', catalogs: {} }
/** Messages by area, compiled when they are first read. */
let compiled: Partial<Record<Area, Readonly<Record<string, unknown>>>> = {}

/**
 * Sets the language that every message uses from then on. A browser shows one language. The server sets it before each page: rendering
 * is synchronous, so no other page is rendered meanwhile.
 */
export function setLanguage(next: PageLanguage): void {
  page = next
  compiled = {}
}

/** The language of the page's messages. */
export const pageLanguage = (): Language => page.language

/** Adds catalogs in the language of the page. */
export const addCatalogs = (more: Catalogs): void => void Object.assign(page.catalogs, more)

/**
 * Returns the messages of an area, in the page's language at the time when they are read. Read them where their catalog is loaded (see
 * `withMessages`), and not while a module loads. An unknown key gives undefined.
 */
export const areaMessages = <English extends MessageTable>(area: Area): Messages<English> =>
  new Proxy({} as Messages<English>, {
    get: (_, key) => {
      compiled[area] ??= createMessages(page.catalogs[area] ?? {}, page.language, page.locale)
      return compiled[area][key as string]
    },
  })
