import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { planNoticeMessages as texts } from '../english/billing.ts'

export interface PlanNotice {
  type: keyof typeof texts.types
  /** Name of the account's plan. */
  plan: string
  /** The day that the notice is about: when the trial ends, or the dashboard becomes read-only. */
  date: Date
  /** The billing screen. */
  url: string
}

const formatDay = (date: Date, locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date)

/** Notifies the owner that a trial or a plan ends, what happens to the dashboard, and what continues. */
export const planNotice: EmailType<PlanNotice> = {
  kind: 'plan-notice',
  title: 'Plan reminder',
  description: 'Sent when a trial or a plan ends, and when a payment for a plan fails.',
  recipient: 'account',
  sample: {
    type: 'trialEnded',
    plan: 'Starter',
    date: new Date('2026-06-15T00:00:00Z'),
    url: 'https://blockfront.example/billing',
  },
  subject: ({ data }) => texts.types[data.type].subject,
  View({ data, brand }) {
    const { subject, text, action } = texts.types[data.type]
    const date = formatDay(data.date, brand.locale, brand.timeZone)
    return (
      <Layout>
        <Heading>{subject}</Heading>
        <Text>{text({ plan: data.plan, date })}</Text>
        <Text>{texts.storesStayOpen}</Text>
        <Button href={data.url}>{action}</Button>
      </Layout>
    )
  },
}
