import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { CategoryImage } from '../render/parts/CategoryImage.tsx'
import { SectionNote, SectionTitle } from '../render/parts/Section.tsx'
import type { Data } from '../render/resource.ts'
import { skeletonLine } from '../render/skeleton-line.tsx'
import { Slider } from '../render/slider/Slider.tsx'
import { columnSizes, columnsOf } from '../render/styles/columns.ts'
import { titleSize, vars } from '../render/styles/css.ts'
import { cardCss, categoryImageCss, sliderCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    title: field.text('Title').default('Shop by Categories'),
    numberOfCategories: field.number('Number of categories', { group: 'Content', min: 1 }).default(8),
    titleTextAlign: field.select('Title alignment', ['left', 'center', 'right']).default('center'),
    ...field.columns({ desktop: { max: 6, default: 5 }, tablet: { max: 5, default: 3 }, mobile: { max: 3, default: 2 } }),
    ...field.section('Title', {
      ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
      ...field.weight('title', 'Title', field.themeWeight.heading),
    }),
    ...field.section('Images', {
      categoryImageSize: field.responsive(field.unitNumber('Image size', { min: 40, max: 320 })).default('150px'),
      categoryImageBorderRadius: field
        .responsive(field.cornerRadius('Image corner radius', { units: ['%', 'px', 'rem'], max: 50 }))
        .default('50%'),
      categoryImageRatio: field
        .select('Image ratio', ['1 / 1', '4 / 5', '3 / 4', '4 / 3'], {
          group: 'Style',
          labels: { '1 / 1': 'Square', '4 / 5': 'Portrait', '3 / 4': 'Tall portrait', '4 / 3': 'Landscape' },
        })
        .default('1 / 1'),
      categoryImageObjectFit: field
        .select('Image fit', ['cover', 'contain'], {
          group: 'Style',
          labels: { cover: 'Fill and crop', contain: 'Fit without cropping' },
        })
        .default('cover'),
    }),
    ...field.section('Names', {
      ...field.typography('name', 'Name', { color: field.themeColor.text, size: '1rem' }),
      ...field.weight('name', 'Name', field.themeWeight.name),
      namePosition: field
        .select('Name position', ['below', 'over'], {
          group: 'Style',
          labels: { below: 'Below the image', over: 'On the image' },
        })
        .default('below'),
      nameAlign: field.select('Name alignment', ['start', 'center'], { group: 'Style' }).default('center'),
    }),
    ...field.slider({ pagination: false }),
  })

/** What a view without any props shows (product.md, point 9). The defaults of the schema, 5/3/2 columns, are those of the builder. */
const COMPONENT_DEFAULTS = {
  title: 'Shop by Categories',
  numberOfCategories: 8,
  desktopColumns: 6,
  tabletColumns: 4,
  mobileColumns: 3,
  categoryImageSize: '150px',
  categoryImageBorderRadius: '50%',
  categoryImageRatio: '1 / 1',
  nameAlign: 'center',
  autoPlay: true,
  loop: true,
  navigation: true,
  pagination: false,
} as const

/** The store's categories as round images in a slider. */
export function View(given: Partial<Props<typeof props>> & Partial<Data<'categories'>>) {
  const settings = { ...COMPONENT_DEFAULTS, ...given }
  const { title, numberOfCategories } = settings
  const { messages, paths } = useBlockServices()
  const columns = columnsOf(settings)
  const style = vars({
    'section-title-align': { left: 'start', center: 'center', right: 'end' }[settings.titleTextAlign ?? 'center'],
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize ?? '2rem'),
    'section-title-font-weight': settings.titleFontWeight,
    'image-size': settings.categoryImageSize,
    'image-radius': settings.categoryImageBorderRadius,
    'image-ratio': settings.categoryImageRatio,
    'image-fit': settings.categoryImageObjectFit,
    'name-align': settings.nameAlign,
    'name-color': settings.nameColor,
    'name-size': settings.nameFontSize,
    'name-weight': settings.nameFontWeight,
  })
  const categories = given.data?.categories
  const list = () => {
    if (categories?.status === 'error')
      return <SectionNote role="alert">{messages.productsError({ message: categories.message })}</SectionNote>
    if (categories?.status === 'ready' && categories.value.length === 0) return <SectionNote>{messages.noCategories}</SectionNote>
    const loading = categories?.status !== 'ready'
    const slides = loading
      ? Array.from({ length: numberOfCategories || 4 }, (_, i) => i).map((i) => (
          <span key={i} className="bf-categoriesSlider__item" aria-hidden="true">
            <span className="bf-categoriesSlider__picture bf-skeleton" />
            {skeletonLine('60%', '1.25rem')}
          </span>
        ))
      : categories.value.map((category) => (
          <a key={category.id} className="bf-categoriesSlider__item" href={paths.collection(category.slug)}>
            <span className="bf-categoriesSlider__picture">
              <CategoryImage category={category} sizes={columnSizes(columns, settings.categoryImageSize)} />
            </span>
            <span className="bf-categoriesSlider__name">{category.name}</span>
          </a>
        ))
    return (
      <div aria-busy={loading || undefined}>
        {loading && (
          <p className="bf-hidden" role="status">
            {messages.loading}
          </p>
        )}
        <Slider
          label={title || messages.categories}
          columns={columns}
          space={settings.spaceBetween}
          autoPlay={settings.autoPlay}
          autoplayDelay={settings.autoplayDelay}
          loop={settings.loop}
          navigation={settings.navigation}
          pagination={settings.pagination}
          paginationType={settings.paginationType}
          still={loading}
        >
          {slides}
        </Slider>
      </div>
    )
  }
  return (
    <section className="bf-categoriesSlider bf-section" style={style} data-layout={settings.namePosition}>
      <div className="bf-inner">
        <SectionTitle>{title}</SectionTitle>
        {list()}
      </div>
    </section>
  )
}

export const css = `
.bf-categoriesSlider__item {
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: var(--name-align);
  gap: 14px;
  padding-block: 4px;
  text-align: var(--name-align);
  line-height: 1.3;
  color: var(--name-color);
  font-size: var(--name-size);
  font-weight: var(--name-weight);
}
.bf-categoriesSlider__picture {
  display: block;
  overflow: hidden;
  flex: none;
  width: min(var(--image-size), 100%);
  aspect-ratio: var(--image-ratio);
  border-radius: var(--image-radius);
  background: color-mix(in srgb, var(--color-text) 6%, var(--color-surface));
  .bf-picture {
    object-fit: var(--image-fit);
    transition: scale 400ms ease-out;
  }
}
.bf-categoriesSlider[data-layout="over"] {
  .bf-categoriesSlider__item {
    display: grid;
    padding: 0;
    > * {
      grid-area: 1 / 1;
    }
  }
  .bf-categoriesSlider__picture {
    width: 100%;
  }
  .bf-categoriesSlider__name {
    place-self: end stretch;
    z-index: 1;
    padding: 3.5rem 1.25rem 1.25rem;
    border-radius: 0 0 var(--image-radius) var(--image-radius);
    color: #fff;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.72));
  }
}
.bf-categoriesSlider__item:hover img {
  scale: 1.05;
}
.bf-categoriesSlider__item:hover .bf-categoriesSlider__name {
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
.bf-categoriesSlider__item:focus-visible {
  outline: none;
}
/* Over the image, also while it is enlarged. */
.bf-categoriesSlider__item:focus-visible::after {
  content: "";
  position: absolute;
  z-index: 2;
  inset: 0;
  outline: 2px solid var(--color-accent);
  outline-offset: -2px;
  border-radius: var(--radius);
  box-shadow: inset 0 0 0 4px var(--color-surface);
  pointer-events: none;
}
`

export default {
  type: 'categoriesSlider',
  title: 'Categories',
  description: "The store's categories as images in a slider. Each links to its collection.",
  keywords: ['collections', 'departments', 'carousel', 'menu', 'shop by'],
  icon: 'M7 6h10v12H7zM4 9l-2.5 3L4 15M20 9l2.5 3L20 15',
  contentType: 'normal',
  version: 3,
  loading: 'grouped',
  props,
  View,
  css: [sliderCss, cardCss, categoryImageCss, css],
  data: ({ numberOfCategories }) => ({ categories: { limit: numberOfCategories } }),
  migrations: {
    1: {
      migrate: (props) => ({ titleColor: '#1a1a2c', nameColor: '#1a1a1a', ...props }),
      example: { title: 'Browse', numberOfCategories: 6, nameColor: '#333' },
    },
    2: { migrate: (props) => ({ titleFontWeight: '700', nameFontWeight: '600', ...props }), example: {} },
  },
  presets: [
    {
      name: 'tiles',
      title: 'Square tiles',
      props: {
        categoryImageSize: '100%',
        categoryImageBorderRadius: 'var(--radius-box)',
        desktopColumns: 4,
        titleTextAlign: 'left',
      },
    },
    {
      name: 'chips',
      title: 'Small and many',
      props: {
        categoryImageSize: '88px',
        desktopColumns: 6,
        tabletColumns: 5,
        mobileColumns: 3,
        nameFontSize: '0.9rem',
        autoPlay: false,
      },
    },
  ],
} satisfies Block<typeof props>
