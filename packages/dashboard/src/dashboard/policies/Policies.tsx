import { Badge, Button, Notice } from '@blockfront/ui'
import { Link } from '../../router.ts'
import './policies.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import type { Policies as PoliciesData, Policy } from './answers-form.ts'
import { messages } from './messages.ts'
import { PolicyAnswers } from './PolicyAnswers.tsx'

/** The policies of the store, and the answers from which their templates are filled. */
export function Policies() {
  const query = useStoreQuery('policy.list')
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={query} skeleton={<FormSkeleton single />}>
        {({ settings, missing, isEea, language, policies }) => (
          <div className="policies">
            <Notice title={messages.notAdvice}>
              <p>{messages.notAdviceHelp}</p>
              {isEea && <p>{messages.eea}</p>}
              <TemplateLanguage language={language} />
            </Notice>
            <MissingFacts missing={missing} />
            <Card title={messages.list} about={messages.listAbout}>
              <ul className="policy-list">
                {policies.map((policy) => (
                  <PolicyRow key={policy.kind} policy={policy} />
                ))}
              </ul>
            </Card>
            <PolicyAnswers settings={settings} isEea={isEea} />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** In which languages the templates exist; with a store in another one, that its owner has to translate them. */
function TemplateLanguage({ language }: Pick<PoliciesData, 'language'>) {
  const [own = 'en'] = useStore().locale.split('-')
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(own) ?? own
  return <p>{own === language ? messages.languages : messages.otherLanguage(name)}</p>
}

/** The screen that has each fact; undefined for an answer on this screen. */
const screens: Readonly<Record<PoliciesData['missing'][number], string | undefined>> = {
  legalName: undefined,
  returnDays: undefined,
  address: '/dashboard/settings',
  email: '/dashboard/settings',
  shipping: '/dashboard/shipping',
  payment: '/dashboard/payment',
}

function MissingFacts({ missing }: Pick<PoliciesData, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={messages.missing}>
      <ul className="policy-facts">
        {missing.map((fact) => {
          const to = screens[fact]
          return <li key={fact}>{to ? <Link to={to}>{messages.facts[fact]}</Link> : messages.facts[fact]}</li>
        })}
      </ul>
    </Notice>
  )
}

const tones = { none: 'neutral', draft: 'neutral', published: 'success' } as const

function PolicyRow({ policy: { kind, title, status, isOutdated } }: { policy: Policy }) {
  return (
    <li>
      <span className="policy-list__name">{title}</span>
      <span className="policy-list__badges">
        {isOutdated && <Badge tone="warning">{messages.outdated}</Badge>}
        <Badge tone={tones[status]}>{messages[status]}</Badge>
      </span>
      <Button asChild size="small">
        <Link to={`/dashboard/policies/${kind}`}>{status === 'none' ? messages.review(title) : messages.edit(title)}</Link>
      </Button>
    </li>
  )
}
