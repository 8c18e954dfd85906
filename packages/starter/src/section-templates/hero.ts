import { field } from '@blockfront/engine'
import { block, button } from '../stored-block.ts'
import { accentShades, categoryUrl, dress, imagesOf, SUBTITLE, shopButton } from './material.ts'
import type { SectionPurpose, TemplateStore } from './section-template.ts'

const { themeColor } = field

/** The opening of a page: the store's name and where to start. */
export function heroTemplates(store: TemplateStore): SectionPurpose {
  const [image] = imagesOf(store)
  const shown = store.categories.filter((category) => category.image !== '').slice(0, 4)
  const background = image
    ? { backgroundType: 'image', background: image.image }
    : { backgroundType: 'gradient', background: accentShades }
  const open = { title: store.name, subtitle: SUBTITLE }
  const hero = (slides: object[], more: object) =>
    block('hero', {
      ...dress.hero,
      autoPlay: false,
      slides,
      height: { desktop: '600px', tablet: '500px', mobile: '460px' },
      ...more,
    })
  return {
    id: 'hero',
    title: 'Hero',
    description: 'Introduces a page: the name of your store and a button.',
    needsTexts: true,
    templates: [
      {
        id: 'hero-image',
        title: 'Large image',
        keywords: ['banner', 'opening', 'header', 'photo'],
        content: [
          hero([{ ...background, ...open, contentPosition: 'center left', contentMaxWidth: '560px', ctaButtons: [shopButton] }], {
            heroOverlay: 'linear-gradient(90deg, rgba(0,0,0,0.66), rgba(0,0,0,0.2) 75%)',
          }),
        ],
      },
      {
        id: 'hero-split',
        title: 'Image next to text',
        keywords: ['banner', 'opening', 'split', 'two columns'],
        content: [
          block('imageWithText', {
            image: image?.image ?? '',
            alt: image?.alt ?? '',
            title: store.name,
            text: `<p>${SUBTITLE}</p>`,
            buttons: [shopButton, button('About us', '/about', 'secondary')],
            imageSide: 'end',
            imageShare: 55,
            shape: '4 / 3',
            titleFontSize: '3.25rem',
            borderRadius: field.themeRadius.small,
          }),
        ],
      },
      {
        id: 'hero-color',
        title: 'One color',
        keywords: ['banner', 'opening', 'plain', 'text', 'minimal'],
        content: [
          hero(
            [
              {
                backgroundType: 'solid',
                background: themeColor.accent,
                ...open,
                titleColor: themeColor.onAccent,
                subtitleColor: themeColor.onAccent,
                ctaButtons: [shopButton],
              },
            ],
            {
              ctaPrimaryBackground: themeColor.onAccent,
              ctaPrimaryColor: themeColor.accent,
              height: { desktop: '480px', mobile: '420px' },
            },
          ),
        ],
      },
      ...(shown.length > 1
        ? [
            {
              id: 'hero-categories',
              title: 'A slide for each category',
              keywords: ['banner', 'carousel', 'slider', 'slideshow', 'collections'],
              content: [
                hero(
                  shown.map((category) => ({
                    backgroundType: 'image',
                    background: category.image,
                    title: category.name,
                    contentPosition: 'bottom left',
                    ctaButtons: [button(`Shop ${category.name}`, categoryUrl(category))],
                  })),
                  { heroOverlay: 'linear-gradient(180deg, rgba(0,0,0,0.1), rgba(0,0,0,0.7))' },
                ),
              ],
            },
          ]
        : []),
    ],
  }
}
