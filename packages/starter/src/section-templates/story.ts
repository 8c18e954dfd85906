import { field } from '@blockfront/engine'
import { block, button, inSlot, text } from '../stored-block.ts'
import { escapeHtml } from '../themes/escape-html.ts'
import { centered, dress, imagesOf } from './material.ts'
import type { SectionPurpose, TemplateStore } from './section-template.ts'

const { themeColor } = field

const aboutButton = (variant: 'primary' | 'secondary') => button('About us', '/about', variant)

/** Instructions that owners replace. */
const TELL = '<p>Say in a few sentences who makes your products, what they are made of, or why you started.</p>'
const PARTS = [
  ['What we make', 'Say what your products are and what sets them apart.'],
  ['How we make it', 'Say where and from what your products are made.'],
  ['Who we are', 'Say who works in your store and why.'],
] as const

/** The people behind the store. */
export function storyTemplates(store: TemplateStore): SectionPurpose {
  const images = imagesOf(store)
  const [first, second = first] = images
  const borderRadius = field.themeRadius.small
  const words = (html: string, props: object = {}) => text(html, { ...dress.text, padding: '1rem 0', ...props })
  const gallery = images.slice(0, 6).map(({ image, alt }) => ({ image, alt, caption: '' }))
  return {
    id: 'story',
    title: 'Brand story',
    description: 'Presents the people behind your store.',
    needsTexts: true,
    templates: [
      {
        id: 'story-image',
        title: 'Image and text',
        keywords: ['about', 'brand', 'photo'],
        content: [
          block('imageWithText', {
            image: first?.image ?? '',
            alt: first?.alt ?? '',
            title: `About ${store.name}`,
            text: TELL,
            buttons: [aboutButton('primary')],
            borderRadius,
          }),
        ],
      },
      {
        id: 'story-accent',
        title: 'Image and text in your color',
        keywords: ['about', 'brand', 'photo', 'accent'],
        content: [
          block('imageWithText', {
            image: second?.image ?? '',
            alt: second?.alt ?? '',
            eyebrow: store.name,
            title: 'Our story',
            text: TELL,
            buttons: [aboutButton('secondary')],
            imageSide: 'end',
            shape: '1 / 1',
            background: themeColor.accent,
            titleColor: themeColor.onAccent,
            textColor: themeColor.onAccent,
            eyebrowColor: themeColor.onAccent,
            borderRadius,
          }),
        ],
      },
      {
        id: 'story-words',
        title: 'A few large words',
        keywords: ['about', 'brand', 'statement', 'intro', 'text'],
        content: [
          words(`<h2>${escapeHtml(store.name)}</h2>${TELL}`, {
            textAlign: 'center',
            maxWidth: '820px',
            fontSize: { desktop: '1.375rem', mobile: '1.125rem' },
            padding: '4.5rem 0',
          }),
        ],
      },
      {
        id: 'story-columns',
        title: 'Three short texts',
        keywords: ['about', 'brand', 'features', 'values', 'columns'],
        content: [
          centered(`About ${store.name}`),
          block(
            'columns',
            { layout: 'thirds', gap: { desktop: '3rem', mobile: '0rem' } },
            PARTS.map(([title, tell], i) =>
              inSlot(['first', 'second', 'third'][i] as string, words(`<h3>${title}</h3><p>${tell}</p>`, { maxWidth: '100%' })),
            ),
          ),
        ],
      },
      ...(gallery.length > 2
        ? [
            {
              id: 'story-gallery',
              title: 'Text over a gallery',
              keywords: ['about', 'brand', 'lookbook', 'pictures', 'photos'],
              content: [
                words(`<h2>Our story</h2>${TELL}`, { textAlign: 'center', padding: '3rem 0 1rem' }),
                block('imageGallery', { images: gallery, desktopColumns: 3, tabletColumns: 3, mobileColumns: 2, shape: '1 / 1' }),
              ],
            },
          ]
        : []),
    ],
  }
}
