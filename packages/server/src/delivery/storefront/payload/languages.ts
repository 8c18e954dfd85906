import type { LanguageLink, PageMeta } from '@blockfront/storefront/payload'
import { localizePath, splitLanguage } from '../../../modules/translation/index.ts'
import { absolute } from './metadata/schema-org.ts'
import type { StoreLayout } from './store-layout.ts'

type Languages = Pick<StoreLayout, 'languages' | 'origin'>

/** Links to the same page in each published language of a store, named in that language. */
export function languageLinks(
  { languages, root: current }: Pick<StoreLayout, 'languages' | 'root'>,
  path: string,
): LanguageLink[] {
  const rest = splitLanguage(path)?.rest ?? path
  return languages.map(({ locale, root }) => ({
    locale,
    name: nameOf(
      locale,
      languages.map((language) => language.locale),
    ),
    path: localizePath(root, rest),
    current: root === current,
  }))
}

/** The URLs of a page in each language for search engines, with `x-default`; empty for a store with one language. */
export function alternatesOf({ languages, origin }: Languages, canonical: string): PageMeta['alternates'] {
  if (languages.length < 2) return []
  const url = (root: string) => absolute(origin, localizePath(root, canonical))
  return [...languages.map(({ locale, root }) => ({ locale, url: url(root) })), { locale: 'x-default', url: url('') }]
}

const languageOnly = (locale: string) => new Intl.Locale(locale).language

/** The name of a language in itself, with its region or script only where the store has the language twice. */
function nameOf(locale: string, all: readonly string[]): string {
  try {
    const isAlone = all.filter((other) => languageOnly(other) === languageOnly(locale)).length < 2
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(isAlone ? languageOnly(locale) : locale) ?? locale
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return locale
  }
}
