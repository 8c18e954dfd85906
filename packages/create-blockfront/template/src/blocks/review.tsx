import { type Block, field, type Props } from '@blockfront/engine'
import { z } from 'zod'
import { rating } from '../fields/rating.ts'

const props = () =>
  z.object({
    quote: field.textarea('Quote').max(500).default('Exactly what I was looking for.'),
    stars: rating('Stars').default(5),
    author: field.text('Author').max(80).default('Ada'),
  })

/** A quote of a customer with stars. */
export function View({ quote, stars, author }: Props<typeof props>) {
  return (
    <figure className="bf-review">
      <p role="img" aria-label={`${stars} of 5 stars`}>
        {'★'.repeat(stars)}
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  )
}

const css = `
.bf-review {
  display: grid;
  align-content: start;
  gap: 0.5rem;
  padding: 1.5rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
}
.bf-review p {
  color: #b45309;
  letter-spacing: 0.1em;
}
.bf-review blockquote {
  white-space: pre-line;
}
.bf-review figcaption {
  color: var(--color-muted);
}
`

export default {
  type: 'review',
  title: 'Review',
  description: 'A quote of a customer with stars.',
  icon: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7l5.6-.7z',
  contentType: 'normal',
  version: 1,
  static: true,
  props,
  View,
  css,
} satisfies Block<typeof props>
