import type { PlanUsage } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { messages } from './messages.ts'
import type { Overview } from './queries.ts'
import { type UsageLevel, usageLevel } from './usage-level.ts'

/** Usage against the limits of the plan: of the account, and of each store. */
export const Usage = ({ overview: { usage, stores } }: { overview: Overview }) => (
  <section className="account__card" aria-labelledby="usage">
    <h2 id="usage" className="billing-title">
      {messages.usage.title}
    </h2>
    <UsageGroup title={messages.usage.account} usage={usage} />
    {stores.length === 0 && <p className="billing-quiet">{messages.usage.none}</p>}
    {stores.map(({ storeId, name, usage: ofStore }) => (
      <UsageGroup key={storeId} title={name} usage={ofStore} />
    ))}
  </section>
)

const UsageGroup = ({ title, usage }: { title: string; usage: readonly PlanUsage[] }) => (
  <div className="billing-usage">
    <h3 className="billing-usage__title">
      <bdi>{title}</bdi>
    </h3>
    <ul className="billing-usage__list">
      {usage.map((each) => (
        <UsageRow key={each.limit} usage={each} />
      ))}
    </ul>
  </div>
)

const badges = {
  normal: undefined,
  near: messages.usage.near,
  full: messages.usage.full,
  over: messages.usage.over,
} satisfies Record<UsageLevel, string | undefined>

function UsageRow({ usage }: { usage: PlanUsage }) {
  const { limit, used, allowed } = usage
  const level = usageLevel(usage)
  const badge = badges[level]
  return (
    <li className={`billing-meter billing-meter--${level}`}>
      <span className="billing-meter__name">{messages.limit(limit)}</span>
      <span className="billing-meter__value">
        {badge && <Badge tone={level === 'near' ? 'neutral' : 'warning'}>{badge}</Badge>}
        <bdi>{messages.usedOf(limit, used, allowed)}</bdi>
      </span>
      <meter className="billing-meter__bar" min={0} max={Math.max(allowed, 1)} value={used} aria-label={messages.limit(limit)} />
    </li>
  )
}
