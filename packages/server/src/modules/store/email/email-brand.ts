import type { Brand } from '@blockfront/emails'
import type { Config } from '../../../ground/config.ts'
import { addressLines, type StoreRow } from '../store-view.ts'
import { storedTheme } from '../theme/stored-theme.ts'

/** Returns how emails of a store look. The main hostname serves the files of all stores, so the logo needs no hostname of the store. */
export function emailBrand({ publicUrl }: Pick<Config, 'publicUrl'>, store: StoreRow): Brand {
  const { palette, radius } = storedTheme(store)
  const logo = emailLogo(publicUrl, store.logo)
  return {
    name: store.name,
    ...(logo && { logo }),
    accent: palette.accent,
    surface: palette.surface,
    radius,
    addressLines: addressLines(store),
    locale: store.locale,
    timeZone: store.timezone,
  }
}

/** The absolute URL of a logo. None for SVG images, which email clients do not show, and for images without HTTPS, except in development. */
function emailLogo(publicUrl: string, logo: string): string | undefined {
  const url = logo ? URL.parse(logo, publicUrl) : null
  if (!url || url.pathname.toLowerCase().endsWith('.svg')) return undefined
  return url.protocol === 'https:' || url.protocol === new URL(publicUrl).protocol ? url.href : undefined
}
