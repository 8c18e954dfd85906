import { Globe } from 'lucide-react'
import type { PageSettings } from '../../../adapter.ts'
import { useOpenPage, useSession } from '../../../session.ts'
import { messages } from '../../messages.ts'
import { pathOf } from '../page-list.ts'

/** Approximate number of characters that search engines show. */
const TITLE = 60
const DESCRIPTION = 160

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text)

/** The page as a search engine lists it. */
export function SearchPreview({ settings }: { settings: PageSettings }) {
  const { adapter, info } = useSession()
  const type = useOpenPage((page) => page.type)
  const settingsFormMessages = messages.settingsForm
  // Without the URL among the settings, only the app knows it.
  const path = adapter.settings?.includes('slug') === false ? '/' : (pathOf({ type, slug: settings.slug }) ?? `/${settings.slug}`)
  const title = settings.metaTitle || [settings.name, info.name].filter(Boolean).join(' – ')
  return (
    <section className="bfs-result" aria-label={settingsFormMessages.previewTitle}>
      <h3 className="bfs-result__label">{settingsFormMessages.previewTitle}</h3>
      {settings.noindex ? (
        <p className="bfs-result__none">{settingsFormMessages.hiddenResult}</p>
      ) : (
        <div className="bfs-result__card">
          <div className="bfs-result__site">
            <span className="bfs-result__icon">
              <Globe size={14} aria-hidden />
            </span>
            <span className="bfs-result__host">
              <span>{info.name}</span>
              <bdi dir="ltr">{`${info.storeDomain}${path === '/' ? '' : path.replaceAll('/', ' › ')}`}</bdi>
            </span>
          </div>
          <p className="bfs-result__title" dir="auto">
            {cut(title, TITLE)}
          </p>
          <p className="bfs-result__text" dir="auto">
            {settings.metaDescription ? cut(settings.metaDescription, DESCRIPTION) : settingsFormMessages.noDescription}
          </p>
        </div>
      )}
    </section>
  )
}
