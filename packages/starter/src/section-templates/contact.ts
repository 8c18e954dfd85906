import { field } from '@blockfront/engine'
import { block, inSlot, stack, text } from '../stored-block.ts'
import { escapeHtml } from '../themes/escape-html.ts'
import { contactButton, dress } from './material.ts'
import type { SectionPurpose, TemplateStore } from './section-template.ts'

const { themeColor } = field

/** The ways to reach the store that its settings contain, as formatted text. */
function detailsOf({ name, address, email, phone }: TemplateStore): string {
  const lines = [
    ...address.map(escapeHtml),
    ...(phone ? [`<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`] : []),
    ...(email ? [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`] : []),
    '<a href="/page/contact">Contact us</a>',
  ]
  return `<h2>${escapeHtml(name)}</h2><p>${lines.join('<br>')}</p>`
}

/** How to reach the store. */
export function contactTemplates(store: TemplateStore): SectionPurpose {
  const details = text(detailsOf(store), { ...dress.text, padding: '1rem 0', maxWidth: '100%' })
  const address = store.address.join('\n')
  return {
    id: 'contact',
    title: 'Contact',
    description: 'Shows how customers can contact you.',
    needsTexts: false,
    templates: [
      {
        id: 'contact-form',
        title: 'Form and details',
        keywords: ['message', 'email', 'address', 'phone'],
        content: [
          block('contactForm', {
            ...dress.contact,
            companyName: store.name,
            companyAddress: address,
            phoneNumber: store.phone,
            emailAddress: store.email,
            showInstagram: false,
          }),
        ],
      },
      {
        id: 'contact-questions',
        title: 'Questions and a button',
        keywords: ['faq', 'help', 'support', 'answers'],
        content: [
          block('accordion', { layout: 'split' }),
          block('buttonGroup', { buttons: [contactButton], borderRadius: dress.cards.buyButtonBorderRadius, padding: '2rem 0' }),
        ],
      },
      {
        id: 'contact-call',
        title: 'One line and a button',
        keywords: ['call to action', 'banner', 'cta', 'help'],
        content: [
          stack(
            {
              background: themeColor.accent,
              maxWidth: '1920px',
              padding: { desktop: '4rem 2rem', mobile: '3rem 1.25rem' },
              gap: '0.5rem',
            },
            block('heading', { text: 'Do you have a question?', align: 'center', color: themeColor.onAccent, padding: '0' }),
            block('buttonGroup', {
              buttons: [contactButton],
              background: themeColor.onAccent,
              color: themeColor.accent,
              borderRadius: dress.cards.buyButtonBorderRadius,
            }),
          ),
        ],
      },
      ...(address
        ? [
            {
              id: 'contact-map',
              title: 'Address and map',
              keywords: ['location', 'directions', 'where', 'visit', 'store'],
              content: [
                block('columns', { layout: 'wideEnd', align: 'center' }, [
                  inSlot('first', details),
                  inSlot('second', block('map', { title: '', address, borderRadius: field.themeRadius.small })),
                ]),
              ],
            },
          ]
        : []),
    ],
  }
}
