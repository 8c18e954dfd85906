import { defineBlock, field } from '@blockfront/engine'
import { Image } from '@blockfront/engine/render'
import { z } from 'zod'
import { rating } from './rating.ts'

export const review = defineBlock({
  type: 'review',
  title: 'Review',
  description: 'A quote of a customer with stars.',
  props: () =>
    z.object({
      quote: field.textarea('Quote').max(500).default('Exactly what I was looking for.'),
      stars: rating('Stars').default(5),
      author: field.text('Author').max(80).default('Ada'),
      photo: field.file('Photo').default(''),
    }),
  View: ({ quote, stars, author, photo }) => (
    <figure className="bf-review">
      {photo && (
        <span className="bf-review__photo">
          <Image src={photo} alt="" sizes="64px" />
        </span>
      )}
      <p role="img" aria-label={`${stars} of 5 stars`}>
        {'★'.repeat(stars)}
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  ),
  css: `
.bf-review {
  max-width: 40rem;
  margin-inline: auto;
  padding: 2rem var(--gutter);
}
.bf-review__photo {
  display: block;
  width: 64px;
  aspect-ratio: 1;
}
`,
})
