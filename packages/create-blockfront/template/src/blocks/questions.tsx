import { type Block, field, type Props } from '@blockfront/engine'
import { z } from 'zod'

const props = () =>
  z.object({
    heading: field.text('Heading').max(80).default('Questions'),
    items: field
      .list(
        'Questions',
        {
          question: field.text('Question').max(200).default('How long does delivery take?'),
          answer: field.textarea('Answer').max(2000).default('Two to three working days.'),
        },
        { itemName: 'Question', itemTitle: 'question', max: 50 },
      )
      .default([
        { question: 'How long does delivery take?', answer: 'Two to three working days.' },
        { question: 'Can I return an item?', answer: 'Yes, within 30 days.' },
      ]),
  })

/** Questions that open on a click. `details` needs no JavaScript. */
export function View({ heading, items }: Props<typeof props>) {
  return (
    <section className="bf-questions">
      {heading && <h2>{heading}</h2>}
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
        <details key={index}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}

const css = `
.bf-questions {
  display: grid;
  gap: 0.75rem;
  padding: clamp(2rem, 6cqw, 4rem) max(var(--gutter), calc((100% - 45rem) / 2));
}
.bf-questions details {
  padding: 1rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
}
.bf-questions summary {
  font-weight: 600;
  cursor: pointer;
}
.bf-questions details p {
  margin-top: 0.5rem;
  white-space: pre-line;
}
`

export default {
  type: 'questions',
  title: 'Questions',
  description: 'Questions and answers that open on a click.',
  icon: 'M4 6h12M4 12h12M4 18h8M20 5v4M18 7h4',
  contentType: 'normal',
  version: 1,
  static: true,
  props,
  View,
  css,
} satisfies Block<typeof props>
