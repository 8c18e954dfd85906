import { field } from '@blockfront/engine'
import { bandColor, block, grid, inSlot, stack, text } from '../stored-block.ts'
import { escapeHtml } from '../themes/escape-html.ts'
import type { SeedBlock } from '../themes/theme.ts'
import { type Fact, factsOf, helpLinks, paragraph } from './facts.ts'
import { contactButton, dress } from './material.ts'
import type { SectionPurpose, SectionTemplate, TemplateStore } from './section-template.ts'

const bandPadding = { desktop: '3.5rem 2rem', mobile: '2.5rem 1rem' }

/** Blocks on a band of a different color, as wide as those outside of it. */
const band = (...children: SeedBlock[]) =>
  stack(
    { background: bandColor, maxWidth: '1920px', padding: { desktop: '3.5rem 0', mobile: '2.5rem 0' } },
    stack({ padding: { desktop: '0 2rem', mobile: '0 1rem' }, gap: '1rem', maxWidth: '1280px' }, ...children),
  )

/** An icon, a title and its lines, without a box, so that facts of different lengths line up. */
const withIcon = ({ icon, title, lines }: Fact) =>
  block('announcement', {
    icon,
    title,
    text: lines.join('\n'),
    buttons: [],
    layout: 'bar',
    background: 'transparent',
    border: '',
    padding: '0.5rem 0',
  })

/** Facts from the settings of the store. They need no reviews. */
function factTemplates(store: TemplateStore): SectionTemplate[] {
  const facts = factsOf(store)
  const title = `Shopping at ${store.name}`
  const words = (html: string, more: object = {}) => text(html, { ...dress.text, padding: '0', maxWidth: '100%', ...more })
  return [
    {
      id: 'proof-facts',
      title: 'Delivery, returns and payment',
      keywords: ['trust', 'guarantee', 'shipping', 'policies', 'benefits', 'usp', 'icons'],
      content: [
        band(
          grid(
            { desktop: facts.length, tablet: Math.min(facts.length, 2), mobile: 1 },
            { gap: { desktop: '2rem', mobile: '0rem' }, padding: '0' },
            ...facts.map(withIcon),
          ),
          words(helpLinks(store), { textAlign: 'center', fontSize: '0.9375rem' }),
        ),
      ],
    },
    {
      id: 'proof-columns',
      title: 'A title next to the facts',
      keywords: ['trust', 'guarantee', 'shipping', 'returns', 'delivery', 'payment', 'service'],
      content: [
        block(
          'columns',
          { layout: 'wideEnd', align: 'start', gap: { desktop: '4rem', mobile: '1.5rem' }, padding: bandPadding },
          [
            inSlot('first', words(`<h2>${escapeHtml(title)}</h2>${helpLinks(store)}`)),
            inSlot(
              'second',
              grid(
                { desktop: facts.length > 1 ? 2 : 1, tablet: facts.length > 1 ? 2 : 1, mobile: 1 },
                { gap: '2rem', padding: '0' },
                ...facts.map((fact) => words(`<h3>${escapeHtml(fact.title)}</h3>${paragraph(fact.lines)}`, { fontSize: '1rem' })),
              ),
            ),
          ],
        ),
      ],
    },
    {
      id: 'proof-questions',
      title: 'Questions before an order',
      keywords: ['faq', 'trust', 'shipping', 'returns', 'delivery', 'payment', 'answers'],
      content: [
        block('accordion', {
          title,
          layout: 'split',
          firstOpen: true,
          items: facts.map(({ question, lines }) => ({ question, answer: paragraph(lines) })),
        }),
        block('buttonGroup', {
          buttons: [contactButton],
          borderRadius: dress.cards.buyButtonBorderRadius,
          padding: '0 0 3rem',
        }),
      ],
    },
  ]
}

function reviewTemplates(): SectionTemplate[] {
  const borderRadius = field.themeRadius.small
  const keywords = ['testimonials', 'ratings', 'stars', 'trust', 'customers']
  return [
    {
      id: 'proof-cards',
      title: 'Reviews on cards',
      keywords,
      content: [block('reviews', { columns: 3, numberOfReviews: 6 })],
    },
    {
      id: 'proof-list',
      title: 'Reviews in a list',
      keywords,
      content: [
        band(
          block('reviews', {
            cardBackground: 'transparent',
            cardBorderRadius: borderRadius,
            titleColor: dress.cards.titleColor,
            ratingFilledColor: dress.cards.ratingFilledColor,
            columns: 1,
            numberOfReviews: 4,
          }),
        ),
      ],
    },
    {
      id: 'proof-product',
      title: 'A product and reviews',
      keywords: [...keywords, 'featured'],
      content: [
        block('featuredProduct', { productSource: 'collection', productCollection: 'latest', imageSide: 'end', borderRadius }),
        block('reviews', { columns: 2, numberOfReviews: 4 }),
      ],
    },
  ]
}

/** Reasons to trust the store: its reviews, once it has some, and facts from its settings. */
export const proofTemplates = (store: TemplateStore): SectionPurpose => ({
  id: 'proof',
  title: 'Reviews and facts',
  description: 'Shows reviews by your customers and facts from your settings.',
  needsTexts: false,
  templates: [...(store.hasReviews ? reviewTemplates() : []), ...factTemplates(store)],
})
