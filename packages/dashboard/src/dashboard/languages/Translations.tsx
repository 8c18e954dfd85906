import type { TranslationItem, TranslationType } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Select } from '@blockfront/ui'
import { Languages as Icon } from 'lucide-react'
import { useParams } from '../../router.ts'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { oneOf, useListQuery } from '../parts/list/list-query.ts'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { NotFound } from '../parts/NotFound.tsx'
import { useStoreQuery } from '../store-query.ts'
import { languageName } from './language-name.ts'
import './languages.css'
import { messages } from './messages.ts'
import { TranslationFiles } from './TranslationFiles.tsx'
import { TranslationStateBadge } from './TranslationStateBadge.tsx'

const types = Object.keys(messages.types) as TranslationType[]
const toolbar = toolbarOf('translation.list', { search: messages.search, filters: { state: [messages.state, messages.states] } })
const columns: Column<TranslationItem>[] = [
  { key: 'state', title: messages.state, plain: true, cell: ({ state }) => <TranslationStateBadge state={state} /> },
]

/** The items that can be translated into a language, by type, with their states. */
export function Translations() {
  const { locale = '' } = useParams()
  const address = useListQuery()
  const type = oneOf(address.get('type'), types) ?? 'page'
  const languages = useStoreQuery('language.list')
  const { paged, data } = useList('translation.list', { locale, type })
  const { error } = paged.query
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return <NotFound title={messages.notFound} help={messages.notFoundHelp} to="/dashboard/languages" list={messages.title} />
  const isHidden = languages.data?.languages.some((language) => language.locale === locale && !language.published)
  return (
    <>
      <PageHeader
        title={messages.into(languageName(locale))}
        about={isHidden ? messages.hiddenAbout : messages.listAbout}
        back={{ to: '/dashboard/languages', label: messages.title }}
        action={<TranslationFiles locale={locale} />}
      />
      <PagedTable
        {...paged}
        toolbar={{
          ...toolbar,
          more: (
            <Select
              label={messages.type}
              value={type}
              onChange={(value) => address.set({ type: value === 'page' ? undefined : value })}
              options={types.map((value) => ({ value, label: messages.types[value] }))}
            />
          ),
        }}
        empty={{ icon: <Icon size={20} />, title: messages.nothing, children: messages.nothingHelp }}
        above={
          data && (
            <p className="translation-counts" role="status">
              {messages.counts(data.counts)}
            </p>
          )
        }
        label={messages.list}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkOf={({ id }) => `/dashboard/languages/${locale}/${type}/${id}`}
        nameTitle={messages.name}
        columns={columns}
      />
    </>
  )
}
