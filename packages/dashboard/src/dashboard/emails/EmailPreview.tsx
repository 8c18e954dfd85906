import { ApiError, type CallOutput } from '@blockfront/contract/client'
import { languageOf, languages } from '@blockfront/messages'
import { Button, SegmentedControl, Select } from '@blockfront/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import './emails.css'

const list = '/dashboard/emails'
const back = { to: list, label: messages.title }

type View = keyof typeof messages.views
type Scheme = keyof typeof messages.schemes

const choicesOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const languageChoices = languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))

/** One email with sample data, as a desktop, a phone and a text-only client show it. */
export function EmailPreview() {
  const { kind = '' } = useParams()
  const [scheme, setScheme] = useState<Scheme>('light')
  const [view, setView] = useState<View>('desktop')
  const store = useStore()
  const [locale, setLocale] = useState(store.locale)
  const selectLanguage = (language: string) => setLocale(language === languageOf(store.locale) ? store.locale : language)
  const preview = useStoreQuery('storeEmail.preview', { kind, scheme, locale })
  if (preview.error instanceof ApiError && [400, 404].includes(preview.error.status))
    return <NotFound title={messages.notFound} help={messages.notFoundHelp} to={list} list={messages.title} />
  return (
    <Loaded query={preview} skeleton={<FormSkeleton single />} head={<PageHeader title={messages.title} back={back} />}>
      {(email) => (
        <>
          <PageHeader
            title={email.title}
            about={`${email.description} ${messages.to[email.recipient]}`}
            back={back}
            action={<SendTest kind={kind} locale={locale} />}
          />
          <WorksReadOnly>
            <div className="email-tools">
              <SegmentedControl label={messages.view} value={view} onChange={setView} options={choicesOf(messages.views)} />
              <div className="email-tools__choices">
                {email.recipient === 'shopper' && (
                  <Select
                    label={messages.language}
                    value={languageOf(locale)}
                    onChange={selectLanguage}
                    options={languageChoices}
                  />
                )}
                {view !== 'text' && (
                  <SegmentedControl
                    label={messages.scheme}
                    value={scheme}
                    onChange={setScheme}
                    options={choicesOf(messages.schemes)}
                  />
                )}
              </div>
            </div>
          </WorksReadOnly>
          <Shown email={email} view={view} />
          <p className="email-sample">{messages.sample}</p>
        </>
      )}
    </Loaded>
  )
}

function Shown({ email, view }: { email: CallOutput<'storeEmail.preview'>; view: View }) {
  return (
    <section className="email-preview" data-view={view} aria-label={messages.previewLabel}>
      <p className="email-preview__subject">
        <span className="email-preview__label">{messages.subject}</span> <bdi>{email.subject}</bdi>
      </p>
      {view === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls with the keyboard
        <pre className="email-preview__text" dir="auto" tabIndex={0}>
          {email.text}
        </pre>
      ) : (
        // Without any permission: no scripts, and links open nothing.
        <iframe className="email-preview__frame" title={messages.previewLabel} sandbox="" srcDoc={email.html} />
      )}
    </section>
  )
}

/** Sends the email with sample data to the signed-in member. */
function SendTest({ kind, locale }: { kind: string; locale: string }) {
  const { storeId } = useStore()
  const test = useStoreMutation('storeEmail.sendTest', { onError: toast.failure })
  const send = async () => {
    await test.mutateAsync({ body: { storeId, kind, locale } }).then(
      () => toast.success(messages.sent),
      () => undefined,
    )
  }
  return (
    <Button variant="primary" icon={<Send size={14} />} disabled={test.isPending} onClick={() => void send()}>
      {messages.sendTest}
    </Button>
  )
}
