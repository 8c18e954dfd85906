import { escapeHtml } from '../themes/escape-html.ts'
import type { StoreDelivery, TemplateStore } from './section-template.ts'

/** Something that shoppers want to know before they order, from the settings of a store. */
export interface Fact {
  /** An icon of the engine. */
  icon: string
  title: string
  /** The title as a question. */
  question: string
  /** Plain text, one sentence per line. */
  lines: readonly string[]
}

/** A text that keeps its direction in text from right to left, such as a phone number. */
const isolated = (text: string) => `\u2066${text}\u2069`

const inWords = (items: readonly string[]) => new Intl.ListFormat('en').format(items)

function days([min, max]: readonly [number, number]): string {
  if (max === 0) return 'on the same day'
  return min === max ? `in ${max} ${max === 1 ? 'day' : 'days'}` : `in ${min} to ${max} days`
}

/** `Germany: €4.90, free from €60, in 2 to 4 days`. */
function deliveryLine({ zone, price, freeOver, time }: StoreDelivery): string {
  const parts = [price || 'free', ...(freeOver ? [`free from ${freeOver}`] : []), ...(time ? [days(time)] : [])]
  return `${zone}: ${parts.join(', ')}`
}

/** One to four facts about a store. Settings that the owner did not enter are left out. */
export function factsOf({ delivery, returnDays, paymentMethods, email, phone, name }: TemplateStore): Fact[] {
  const reach = [email, phone && isolated(phone)].filter(Boolean)
  return [
    ...(delivery.length > 0
      ? [
          {
            icon: 'truck',
            title: 'Delivery',
            question: 'What does delivery cost?',
            lines: delivery.slice(0, 3).map(deliveryLine),
          },
        ]
      : []),
    ...(returnDays
      ? [
          {
            icon: 'shield',
            title: 'Returns',
            question: 'Can I return an item?',
            lines: [`You can return your order within ${returnDays} ${returnDays === 1 ? 'day' : 'days'}.`],
          },
        ]
      : []),
    ...(paymentMethods.length > 0
      ? [{ icon: 'tag', title: 'Payment', question: 'How can I pay?', lines: [inWords(paymentMethods)] }]
      : []),
    {
      icon: 'mail',
      title: 'Questions?',
      question: `How can I reach ${name}?`,
      lines: reach.length > 0 ? reach : ['Send us a message and we will reply by email.'],
    },
  ]
}

/** Lines of plain text as formatted text. */
export const paragraph = (lines: readonly string[]): string => `<p>${lines.map(escapeHtml).join('<br>')}</p>`

/** Links to the contact page and to the published policies, as formatted text. */
export const helpLinks = ({ policies }: TemplateStore): string =>
  `<p>${[...policies.slice(0, 4), { label: 'Contact us', url: '/page/contact' }]
    .map(({ label, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`)
    .join(' · ')}</p>`
