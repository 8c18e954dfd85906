import type { MediaUsage } from '@blockfront/contract'
import { languageName } from '../languages/language-name.ts'
import { RecordName } from '../parts/RecordName.tsx'
import { messages } from './messages.ts'

/** The screen on which a usage can be changed; undefined if there is none. */
function placeOf({ kind, id, productId, locale, type }: MediaUsage): string | undefined {
  if (kind === 'page') return `/builder?page=${id}`
  if (kind === 'global' || kind === 'section') return '/builder'
  if (kind === 'product') return `/dashboard/edit-product/${id}`
  if (kind === 'variation') return productId && `/dashboard/edit-product/${productId}`
  if (kind === 'category') return `/dashboard/edit-category/${id}`
  if (kind === 'translation') return locale && type && `/dashboard/languages/${locale}/${type}/${id}`
  return kind === 'store' ? '/dashboard/settings' : undefined
}

/** What a usage is. */
const kindOf = ({ kind, locale, type }: MediaUsage): string =>
  kind !== 'translation' ? messages.usageKinds[kind] : locale && type ? messages.translationOf(type, languageName(locale)) : ''

/** The usages of a file, with links. */
export const Usages = ({ usages, label }: { usages: readonly MediaUsage[]; label: string }) => (
  <ul className="usages" aria-label={label}>
    {usages.map((usage) => (
      <li key={[usage.kind, usage.id, usage.locale, usage.type].join(' ')}>
        <RecordName name={usage.name} to={placeOf(usage)} />
        <span className="usages__kind">{kindOf(usage)}</span>
      </li>
    ))}
  </ul>
)
