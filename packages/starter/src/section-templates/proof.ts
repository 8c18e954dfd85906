import { bandColor, block, grid, stack, text } from '../stored-block.ts'
import { escapeHtml } from '../themes/escape-html.ts'
import { centered, dressOf } from './material.ts'
import type { SectionPurpose, TemplateStore } from './section-template.ts'

const anchor = ({ label, url }: { label: string; url: string }) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

/** What the store can say about itself from its settings, as formatted text. */
function factsOf({ paymentMethods, policies, email, phone }: TemplateStore): string[] {
  const reach = [email && anchor({ label: email, url: `mailto:${email}` }), phone && escapeHtml(phone)].filter(Boolean)
  return [
    ...(paymentMethods.length > 0 ? [`<h3>How you can pay</h3><p>${paymentMethods.map(escapeHtml).join(', ')}</p>`] : []),
    ...(policies.length > 0 ? [`<h3>Good to know</h3><p>${policies.slice(0, 4).map(anchor).join('<br>')}</p>`] : []),
    `<h3>Questions?</h3><p>${[...reach, anchor({ label: 'Write to us', url: '/page/contact' })].join('<br>')}</p>`,
  ]
}

/** Reasons to trust the store: its real reviews, and facts from its settings. */
export function proofTemplates(store: TemplateStore): SectionPurpose {
  const dress = dressOf(store)
  const facts = factsOf(store)
  const cards = {
    cardBackground: 'transparent',
    cardBorderRadius: `${store.radius}px`,
    titleColor: dress.cards.titleColor,
    ratingFilledColor: dress.cards.ratingFilledColor,
  }
  return {
    id: 'proof',
    title: 'Proof',
    description: 'Shows reviews of your customers, and facts from your settings.',
    needsTexts: false,
    templates: [
      {
        id: 'proof-cards',
        title: 'Reviews on cards',
        keywords: ['testimonials', 'ratings', 'stars', 'trust', 'customers'],
        content: [block('reviews', { columns: 3, numberOfReviews: 6 })],
      },
      {
        id: 'proof-list',
        title: 'Reviews in a list',
        keywords: ['testimonials', 'ratings', 'stars', 'trust', 'customers'],
        content: [
          stack(
            { background: bandColor, maxWidth: '1920px', padding: { desktop: '3rem 2rem', mobile: '2rem 1rem' } },
            block('reviews', { ...cards, columns: 1, numberOfReviews: 4 }),
          ),
        ],
      },
      {
        id: 'proof-facts',
        title: 'Payment, policies and contact',
        keywords: ['trust', 'guarantee', 'returns', 'delivery', 'benefits', 'usp'],
        content: [
          centered(`Shopping at ${store.name}`, { fontSize: { desktop: '2rem', mobile: '1.625rem' } }),
          grid(
            { desktop: facts.length, tablet: facts.length, mobile: 1 },
            { gap: { desktop: '2rem', mobile: '1rem' } },
            ...facts.map((html) =>
              stack(
                { background: bandColor, borderRadius: `${store.radius}px`, padding: '1.75rem', gap: '0rem' },
                text(html, { ...dress.text, padding: '0', maxWidth: '100%', fontSize: '1rem' }),
              ),
            ),
          ),
        ],
      },
      {
        id: 'proof-product',
        title: 'A product and reviews',
        keywords: ['testimonials', 'ratings', 'stars', 'featured'],
        content: [
          block('featuredProduct', {
            productSource: 'collection',
            productCollection: 'latest',
            imageSide: 'end',
            borderRadius: `${store.radius}px`,
          }),
          block('reviews', { columns: 2, numberOfReviews: 4 }),
        ],
      },
    ],
  }
}
