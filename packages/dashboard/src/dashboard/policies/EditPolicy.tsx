import { richTextControl } from '@blockfront/builder/rich-text'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button, EmptyState, Notice } from '@blockfront/ui'
import { Scale } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Link, useParams } from '../../router.ts'
import { visitUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import '@blockfront/builder/rich-text.css'
import './policies.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { useLinks } from '../use-links.ts'
import type { Policy } from './answers-form.ts'
import { messages } from './messages.ts'
import { ReplaceText } from './ReplaceText.tsx'

const FORM = 'policy-form'
const back = { to: '/dashboard/policies', label: messages.title }
const form = z.object({ html: z.string().trim().min(1, messages.required).max(200_000) })
const controls = { richText: richTextControl }

/** Edits and publishes the text of one policy. */
export function EditPolicy() {
  const { kind } = useParams()
  const query = useStoreQuery('policy.list')
  return (
    <Loaded query={query} skeleton={<FormSkeleton single />} head={<PageHeader title={messages.title} back={back} />}>
      {({ policies }) => {
        const policy = policies.find((one) => one.kind === kind)
        return policy ? <Editing key={policy.kind} policy={policy} /> : <Unknown />
      }}
    </Loaded>
  )
}

const Unknown = () => (
  <EmptyState
    icon={<Scale size={20} />}
    title={messages.unknown}
    action={
      <Button asChild>
        <Link to="/dashboard/policies">{messages.toList}</Link>
      </Button>
    }
  >
    {messages.unknownHelp}
  </EmptyState>
)

function Editing({ policy }: { policy: Policy }) {
  const store = useStore()
  const links = useLinks()
  const services = useMemo(() => ({ controls, links }), [links])
  const { kind, title, slug, status, pageId, version, html, generated, isOutdated } = policy
  const [start, setStart] = useState({ html: html || generated })
  const [text, setText] = useState(start.html)
  const [state, setState] = useState<FormState>()
  const [isComparing, setIsComparing] = useState(false)
  const publish = useStoreMutation('policy.publish')
  const submit = async (values: { html: string }) => {
    await publish.mutateAsync({ body: { storeId: store.storeId, kind, html: values.html, baseVersion: version } })
    setStart(values)
    toast.success(messages.saved(title))
  }
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        action={
          <Button variant="primary" type="submit" form={FORM} busy={publish.isPending}>
            {messages.publish}
          </Button>
        }
        more={[
          ...(status === 'published'
            ? [
                {
                  label: messages.view,
                  worksReadOnly: true,
                  onSelect: () => void window.open(visitUrl(store, `/page/${slug}`), '_blank', 'noreferrer'),
                },
              ]
            : []),
          { label: messages.compare, onSelect: () => setIsComparing(true) },
        ]}
      />
      <div className="policies">
        {status === 'none' && <Notice title={messages.notAdvice}>{messages.firstHelp}</Notice>}
        {isOutdated && (
          <Notice tone="warning">
            <div className="policy-outdated">
              {messages.outdatedHelp}
              <Button size="small" onClick={() => setIsComparing(true)}>
                {messages.compare}
              </Button>
            </div>
          </Notice>
        )}
        <Card title={messages.page}>
          <SchemaForm
            id={FORM}
            label={messages.textLabel(title)}
            schema={form}
            defaultValues={start}
            fields={{ html: { label: messages.text, control: 'richText' } }}
            services={services}
            onSubmit={submit}
            onStateChange={setState}
            onValuesChange={(values) => setText(String(values.html ?? ''))}
          />
          {pageId && (
            <p>
              <Link to={`/dashboard/pages/${pageId}`}>{messages.settings}</Link>
            </p>
          )}
        </Card>
      </div>
      {isComparing && (
        <ReplaceText
          before={text}
          after={generated}
          onReplace={() => {
            setStart({ html: generated })
            setText(generated)
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
      {state && <SaveBar form={FORM} saveLabel={messages.publish} onDiscard={state.discard} {...state} />}
    </>
  )
}
