import type { StoreLanguage, StoreLanguages } from '@blockfront/contract'
import { Badge, Button, EmptyState, Select, Switch } from '@blockfront/ui'
import { Languages as Icon, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { languageName, offeredLocales } from './language-name.ts'
import './languages.css'
import { messages } from './messages.ts'

/** The languages of the store: which there are, and which customers can choose. */
export function Languages() {
  const query = useStoreQuery('language.list')
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={query} skeleton={<FormSkeleton single />}>
        {(data) => <LanguageCards {...data} />}
      </Loaded>
    </>
  )
}

function LanguageCards({ defaultLocale, languages }: StoreLanguages) {
  const { storeId } = useStore()
  const update = useStoreMutation('language.update')
  const save = (next: StoreLanguage[]) => update.mutateAsync({ body: { storeId, languages: next } })
  return (
    <div className="form-column">
      <div>
        <Card title={messages.mainTitle} about={messages.mainAbout}>
          <p className="language__name">{languageName(defaultLocale)}</p>
          <Link to="/dashboard/settings">{messages.changeMain}</Link>
        </Card>
        <Card title={messages.otherTitle} about={messages.otherAbout}>
          {languages.length === 0 ? (
            <EmptyState icon={<Icon size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyState>
          ) : (
            <ul className="languages">
              {languages.map((language) => (
                <LanguageRow
                  key={language.locale}
                  language={language}
                  languages={languages}
                  busy={update.isPending}
                  onSave={save}
                />
              ))}
            </ul>
          )}
          <AddLanguage used={[defaultLocale, ...languages.map(({ locale }) => locale)]} languages={languages} onSave={save} />
        </Card>
      </div>
    </div>
  )
}

type Save = (next: StoreLanguage[]) => Promise<unknown>

interface LanguageRowProps {
  language: StoreLanguage
  languages: readonly StoreLanguage[]
  busy: boolean
  onSave: Save
}

function LanguageRow({ language: { locale, published }, languages, busy, onSave }: LanguageRowProps) {
  const [removing, setRemoving] = useState(false)
  const name = languageName(locale)
  const publish = (isOn: boolean) => {
    onSave(languages.map((one) => (one.locale === locale ? { ...one, published: isOn } : one))).then(
      () => toast.success(isOn ? messages.nowPublished(name) : messages.nowHidden(name)),
      toast.failure,
    )
  }
  return (
    <li className="language">
      <div className="language__text">
        <Link className="language__name" to={`/dashboard/languages/${locale}`}>
          {name}
        </Link>{' '}
        <Badge tone={published ? 'success' : 'neutral'}>{published ? messages.published : messages.unpublished}</Badge>
      </div>
      <Switch label={messages.publishSwitch(name)} checked={published} disabled={busy} onChange={publish} />
      <Button asChild size="small">
        <Link to={`/dashboard/languages/${locale}`} aria-label={messages.translateInto(name)}>
          {messages.translate}
        </Link>
      </Button>
      <Button size="small" variant="ghost" aria-label={messages.removeNamed(name)} onClick={() => setRemoving(true)}>
        {messages.remove}
      </Button>
      {removing && (
        <ConfirmDialog
          title={messages.removeTitle(name)}
          action={messages.removeAction(name)}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await onSave(languages.filter((one) => one.locale !== locale))
            toast.success(messages.removed(name))
          }}
        >
          {messages.removeHelp}
        </ConfirmDialog>
      )}
    </li>
  )
}

function AddLanguage({ used, languages, onSave }: { used: string[]; languages: readonly StoreLanguage[]; onSave: Save }) {
  const [locale, setLocale] = useState('')
  const [busy, setBusy] = useState(false)
  const options = offeredLocales
    .filter((one) => !used.includes(one))
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  const add = async () => {
    setBusy(true)
    try {
      await onSave([...languages, { locale, published: false }])
      toast.success(messages.added(languageName(locale)))
      setLocale('')
    } catch (error) {
      toast.failure(error)
    }
    setBusy(false)
  }
  return (
    <div className="language-add">
      <Select
        label={messages.language}
        placeholder={messages.choose}
        value={locale || undefined}
        onChange={setLocale}
        options={options}
      />
      <Button variant="primary" icon={<Plus size={14} />} busy={busy} disabled={!locale} onClick={() => void add()}>
        {messages.add}
      </Button>
    </div>
  )
}
