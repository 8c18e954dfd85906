import '@blockfront/builder/rich-text.css'
import type { TranslatedItem, TranslationField, TranslationType } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, Notice } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { storeKey, useStoreMutation, useStoreQuery } from '../store-query.ts'
import { FieldTranslation } from './FieldTranslation.tsx'
import { languageName } from './language-name.ts'
import './languages.css'
import { messages } from './messages.ts'
import { TranslationStateBadge } from './TranslationStateBadge.tsx'

const FORM = 'translation-form'

/** The texts of an item next to their translations. */
export function TranslateItem() {
  const { locale = '', type = '', id = '' } = useParams()
  const back = { to: `/dashboard/languages/${locale}?type=${type}`, label: languageName(locale) }
  const query = useStoreQuery('translation.get', { locale, type: type as TranslationType, id })
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status))
    return <NotFound title={messages.itemNotFound} help={messages.itemNotFoundHelp} to={back.to} list={back.label} />
  const isOther = query.data && (query.data.id !== id || query.data.type !== type || query.data.locale !== locale)
  return (
    <Loaded
      query={isOther ? { ...query, data: undefined } : query}
      skeleton={<FormSkeleton single />}
      head={<PageHeader title={messages.title} back={back} />}
    >
      {(item) => <ItemEditor key={`${locale}/${type}/${id}`} item={item} back={back} />}
    </Loaded>
  )
}

/** The fields of a part of the item, such as a block, in their order. */
function groupsOf(fields: readonly TranslationField[]): { title: string; fields: TranslationField[] }[] {
  const groups: { title: string; fields: TranslationField[] }[] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last && last.title === field.group) last.fields.push(field)
    else groups.push({ title: field.group, fields: [field] })
  }
  return groups
}

function ItemEditor({ item, back }: { item: TranslatedItem; back: { to: string; label: string } }) {
  const { locale, type, id, name, fields, state } = item
  const { storeId, locale: mainLocale } = useStore()
  const client = useQueryClient()
  const save = useStoreMutation('translation.save')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState('')
  const textOf = ({ path, text }: TranslationField) => texts[path] ?? text
  const changed = fields.filter((field) => textOf(field) !== field.text || confirmed.has(field.path))
  const isOnlyChanged = state === 'stale' && fields.every((field) => field.state === 'done')
  const reset = () => {
    setTexts({})
    setConfirmed(new Set())
  }
  const submit = async () => {
    setProblem('')
    const sent = changed.map((field) => ({ path: field.path, source: field.source, text: textOf(field) }))
    try {
      const saved = await save.mutateAsync({ body: { storeId, locale, type, id, fields: sent } })
      client.setQueryData(storeKey(storeId, 'translation.get', { locale, type, id }), saved)
      reset()
      toast.success(messages.saved)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <PageHeader title={name} badge={<TranslationStateBadge state={state} />} back={back} />
      {problem && (
        <Notice tone="danger" title={problem} alert>
          {null}
        </Notice>
      )}
      {fields.length === 0 && <p>{messages.noTexts}</p>}
      {isOnlyChanged && (
        <Notice tone="warning" title={messages.allCurrent}>
          <Button size="small" busy={save.isPending} onClick={() => void submit()}>
            {messages.markCurrent}
          </Button>
        </Notice>
      )}
      <form
        id={FORM}
        className="translation-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        {groupsOf(fields).map((group) => (
          <Card key={group.fields[0]?.path} title={group.title || messages.types[type]}>
            <div className="translation-heads" aria-hidden="true">
              <span>{messages.source(languageName(mainLocale))}</span>
              <span>{messages.translation(languageName(locale))}</span>
            </div>
            {group.fields.map((field) => (
              <FieldTranslation
                key={field.path}
                field={field}
                text={textOf(field)}
                locale={locale}
                sourceLocale={mainLocale}
                disabled={save.isPending}
                isConfirmed={confirmed.has(field.path)}
                onChange={(text) => setTexts((before) => ({ ...before, [field.path]: text }))}
                onConfirm={() => setConfirmed((before) => new Set([...before, field.path]))}
              />
            ))}
          </Card>
        ))}
      </form>
      <SaveBar
        form={FORM}
        isDirty={changed.length > 0}
        isSubmitting={save.isPending}
        onDiscard={reset}
        saveLabel={messages.save}
      />
    </>
  )
}
