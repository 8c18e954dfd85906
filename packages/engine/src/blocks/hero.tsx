import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { loadingOf } from '../render/parts/image/StoreImage.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { Slider } from '../render/slider/Slider.tsx'
import { titleSize, vars } from '../render/styles/css.ts'
import { sliderCss } from '../render/styles/part-styles.ts'
import { SLIDES_1 } from './version-1.ts'

/** A slide with these values does not override the block's typography. */
const TYPOGRAPHY = {
  titleFontSize: '3.5rem',
  titleColor: '#ffffff',
  subtitleFontSize: '1.5rem',
  subtitleColor: '#dfe1e4',
} as const

/**
 * A background in dark shades of the theme's accent color: at most 40% of it, the rest is nearly black. White text has a contrast
 * of at least 4.5 on it with any palette, as on images with the usual overlay.
 */
const accentColor = (light: string, angle: number) =>
  `radial-gradient(90% ${light}, color-mix(in srgb, var(--color-accent) 40%, #111) 0%, transparent 60%), linear-gradient(${angle}deg, color-mix(in srgb, var(--color-accent) 12%, #111), color-mix(in srgb, var(--color-accent) 30%, #111))`

const size = (label: string, max = 8) =>
  field.responsive(field.unitNumber(label, { units: ['rem', 'px', '%', 'em', 'vw', 'vh'], max }))
const extent = (label: string) => field.unitNumber(label, { group: 'Layout', units: ['%', 'px', 'rem', 'vw', 'vh'] })

/** The background of a slide. */
const slideBackground = () => {
  const video = { when: { backgroundType: 'video' } } as const
  return {
    backgroundType: field
      .select('Background type', ['image', 'solid', 'gradient', 'video'], {
        group: 'Content',
        labels: { solid: 'Color' },
      })
      .default('image'),
    background: field.background('Background', { kind: 'backgroundType' }).default(''),
    poster: field.file('Preview image', video).default(''),
    backgroundWebm: field.file('Video (WebM)', { accept: 'video', ...video }).default(''),
    backgroundOgv: field.file('Video (Ogg)', { accept: 'video', ...video }).default(''),
  }
}

const slideContent = () => ({
  title: field.text('Title').default('A new headline'),
  subtitle: field.textarea('Subtitle').default(''),
  ctaButtons: field
    .list(
      'Buttons',
      {
        text: field.text('Text').default('Shop now'),
        variant: field.select('Style', ['primary', 'secondary'], { group: 'Style' }).default('primary'),
        ...field.target(),
      },
      { itemName: 'Button', itemTitle: 'text' },
    )
    .default([]),
})

/** How an image or video fits its slide. */
const slideMedia = () => {
  const imageOrVideo = { when: { backgroundType: { in: ['image', 'video'] } } } as const
  return {
    imageWidth: field.responsive(extent('Image width').meta(imageOrVideo)).default('100%'),
    imageHeight: field.responsive(extent('Image height').meta(imageOrVideo)).default('100%'),
    objectFit: field
      .select('Image fit', ['cover', 'contain', 'fill', 'none', 'scale-down'], {
        labels: {
          cover: 'Fill and crop',
          contain: 'Fit without cropping',
          fill: 'Stretch',
          none: 'Original size',
          'scale-down': 'Never enlarge',
        },
        ...imageOrVideo,
      })
      .default('cover'),
    objectPosition: field
      .text('Focal point', {
        group: 'Layout',
        help: 'A keyword such as center or top, or two percentages such as 30% 60%.',
        ...imageOrVideo,
      })
      .regex(
        /^(?:-?[\d.]{1,8}(?:%|px|rem)?|top|bottom|left|right|center)(?: (?:-?[\d.]{1,8}(?:%|px|rem)?|top|bottom|left|right|center)){0,3}$/,
        'Not a position. Enter one such as center or 30% 60%.',
      )
      .default('center'),
  }
}

/** The position of a slide's content. */
const slideLayout = () => {
  const positions = ['top', 'center', 'bottom'].flatMap((y) => ['left', 'center', 'right'].map((x) => `${y} ${x}`))
  return {
    // Older pages store the two words in either order.
    contentPosition: z
      .string()
      .max(100)
      .regex(
        /^(?:(?:top|center|bottom) (?:left|center|right)|(?:left|right) (?:top|center|bottom)|center (?:top|bottom))$/,
        'Not a position. Choose one of the nine.',
      )
      .meta({
        control: 'select',
        group: 'Layout',
        label: 'Text position',
        choices: positions.map((value) => ({
          value,
          label: value === 'center center' ? 'Center' : value.charAt(0).toUpperCase() + value.slice(1),
        })),
      })
      .default('center center'),
    contentMaxWidth: field
      .responsive(field.unitNumber('Maximum text width', { group: 'Layout', units: ['px', 'rem', '%', 'vw'], max: 1280 }))
      .default('800px'),
  }
}

const slideTypography = () => ({
  titleFontSize: size('Title size').default(TYPOGRAPHY.titleFontSize),
  titleColor: field.color('Title color').default(TYPOGRAPHY.titleColor),
  titleFontWeight: field.themedWeight('Title weight').default(field.themeWeight.heading),
  titleTextShadow: field.shadow('Title shadow').default(''),
  subtitleFontSize: size('Subtitle size', 4).default(TYPOGRAPHY.subtitleFontSize),
  subtitleColor: field.color('Subtitle color').default(TYPOGRAPHY.subtitleColor),
  subtitleFontWeight: field.themedWeight('Subtitle weight').default(field.themeWeight.text),
  subtitleMargin: field.responsive(field.spacing('Subtitle margin')).default('1rem 0'),
})

const slide = () => ({
  ...slideBackground(),
  ...slideContent(),
  ...slideMedia(),
  ...slideLayout(),
  ...slideTypography(),
  overlay: field.gradient('Overlay', { help: 'Drawn over the background of this slide.' }).default(''),
})

/** Weights of slides before version 4. */
const WEIGHTS_3 = { titleFontWeight: '700', subtitleFontWeight: '400' } as const

/** The slides of a new block. */
const newSlides = (weights: Partial<typeof WEIGHTS_3> = {}) => {
  const complete = z.looseObject(slide())
  const button = (text: string, variant: 'primary' | 'secondary', url: string) =>
    ({ text, variant, type: 'internal', url, target: '_self' }) as const
  return [
    complete.parse({
      ...weights,
      backgroundType: 'gradient',
      background: accentColor('120% at 85% 10%', 135),
      title: 'Welcome to our store',
      subtitle: 'Tell shoppers what you sell and what makes it special.',
      ctaButtons: [button('Shop all products', 'primary', '/shop'), button('About us', 'secondary', '/about')],
    }),
    complete.parse({
      ...weights,
      backgroundType: 'gradient',
      background: accentColor('110% at 15% 0%', 160),
      title: 'New arrivals',
      subtitle: 'Present your latest products here.',
      ctaButtons: [button('See new products', 'primary', '/shop')],
    }),
  ]
}

const props = () => {
  const help = 'These values apply to slides that keep the defaults. A slide’s own values replace them.'
  return z.object({
    slides: field.list('Slides', slide(), { itemName: 'Slide', itemTitle: 'title', max: 20 }).default(newSlides()),
    height: field
      .responsive(
        field.unitNumber('Height', {
          group: 'Layout',
          units: ['px', 'rem', '%', 'vw', 'vh'],
          max: 1000,
          handle: { edge: 'height' },
        }),
      )
      .default('600px'),
    layout: field
      .select('Layout', ['cover', 'start', 'end'], {
        labels: { cover: 'Text over the image', start: 'Image before the text', end: 'Image after the text' },
      })
      .default('cover'),
    imageShare: field
      .number('Image width', {
        group: 'Layout',
        help: 'As a percentage of the page. On mobile, the image is above the text.',
        min: 30,
        max: 70,
        step: 5,
        when: { layout: { not: 'cover' } },
      })
      .default(50),
    textBackground: field.color('Text background', { when: { layout: { not: 'cover' } } }).default(field.themeColor.surface),
    borderRadius: field
      .responsive(field.cornerRadius('Corner radius', { units: ['px', 'rem'], max: 64, help: 'For a hero in a container.' }))
      .default('0px'),
    ...field.section('Text', {
      titleFontSize: size('Title size').meta({ help }).default(TYPOGRAPHY.titleFontSize),
      titleColor: field.color('Title color').default('#fff'),
      subtitleFontSize: size('Subtitle size', 4).default(TYPOGRAPHY.subtitleFontSize),
      subtitleColor: field.color('Subtitle color').default(TYPOGRAPHY.subtitleColor),
    }),
    ...field.section('Buttons', {
      ctaPrimaryBackground: field.color('Primary button background').default(field.themeColor.heroButton),
      ctaPrimaryColor: field.color('Primary button text color').default(field.themeColor.onHeroButton),
      ctaSecondaryBackground: field.color('Secondary button background').default('transparent'),
      ctaSecondaryColor: field.color('Secondary button text color').default('#fff'),
      ctaSecondaryBorder: field.border('Secondary button border').default('2px solid rgba(255,255,255,0.7)'),
    }),
    heroOverlay: field
      .gradient('Overlay', { help: 'Drawn over images and videos to keep text readable. A slide’s own overlay replaces it.' })
      .default('linear-gradient(rgba(0,0,0,0.25), rgba(0,0,0,0.45))'),
    ...playback(),
  })
}

/** How the slides play. */
const playback = () => ({
  autoPlay: field.checkbox('Autoplay').default(true),
  autoplayDelay: field
    .number('Time per slide', {
      group: 'Behavior',
      help: 'In milliseconds: 3000 is three seconds. At least one second.',
      min: 0,
      max: 600_000,
      when: { autoPlay: true },
    })
    .default(5000),
  autoplayDisableOnInteraction: field.checkbox('Stop autoplay after interaction', { when: { autoPlay: true } }).default(false),
  loop: field.checkbox('Loop').default(true),
  navigation: field.checkbox('Arrows').default(true),
  paginationClickable: field.checkbox('Clickable pagination').default(true),
})

type HeroProps = Props<typeof props>
type SlideProps = HeroProps['slides'][number]

/** Full-width opening slides. The first one is complete without a script, and its image loads first. */
export function View({ slides, height, ...settings }: HeroProps) {
  const { messages } = useBlockServices()
  if (slides.length === 0) return null
  const style = vars({
    height,
    share: settings.imageShare,
    background: settings.textBackground,
    corner: settings.borderRadius,
    'primary-background': settings.ctaPrimaryBackground,
    'primary-color': settings.ctaPrimaryColor,
    'secondary-background': settings.ctaSecondaryBackground,
    'secondary-color': settings.ctaSecondaryColor,
    'secondary-border': settings.ctaSecondaryBorder || '0',
  })
  return (
    <div className="bf-hero" style={style} data-layout={settings.layout} data-arrows={settings.navigation && slides.length > 1}>
      <Slider
        look="stage"
        label={messages.highlights}
        autoPlay={settings.autoPlay}
        autoplayDelay={settings.autoplayDelay}
        autoplayDisableOnInteraction={settings.autoplayDisableOnInteraction}
        loop={settings.loop}
        navigation={settings.navigation}
        pagination
        paginationClickable={settings.paginationClickable}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id
          <Slide key={index} slide={slide} block={settings} first={index === 0} />
        ))}
      </Slider>
    </div>
  )
}

/** Text that is safe inside a style: it cannot end a declaration or load a file. */
const backgroundOf = (value: string | false) => (value && !/[;{}:]|url\s*\(/i.test(value) ? value : undefined)

function Slide({ slide, block, first }: { slide: SlideProps; block: Omit<HeroProps, 'slides' | 'height'>; first: boolean }) {
  const own = (name: keyof typeof TYPOGRAPHY) => (slide[name] === TYPOGRAPHY[name] ? block[name] : slide[name])
  const { backgroundType, contentPosition } = slide
  const filled = backgroundType === 'solid' || backgroundType === 'gradient'
  const has = (word: string) => contentPosition.includes(word)
  // Left is where lines start, also from right to left.
  const x = has('left') ? 'start' : has('right') ? 'end' : 'center'
  const y = has('top') ? 'start' : has('bottom') ? 'end' : 'center'
  const style = vars({
    paint: filled && backgroundOf(slide.background),
    overlay: backgroundOf(slide.overlay || (filled ? '' : block.heroOverlay)) ?? 'none',
    'image-width': slide.imageWidth,
    'image-height': slide.imageHeight,
    'object-fit': slide.objectFit,
    'object-position': slide.objectPosition,
    'max-width': slide.contentMaxWidth,
    'title-size': titleSize(own('titleFontSize'), 'max(2.125rem, 9cqw)'),
    'title-color': own('titleColor'),
    'title-weight': slide.titleFontWeight,
    'title-shadow': slide.titleTextShadow || 'none',
    'subtitle-size': own('subtitleFontSize'),
    'subtitle-color': own('subtitleColor'),
    'subtitle-weight': slide.subtitleFontWeight,
    'subtitle-margin': slide.subtitleMargin,
  })
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="bf-hero__slide" style={style as CSSProperties}>
      {!filled &&
        slide.background &&
        (backgroundType === 'video' ? (
          <BackgroundVideo slide={slide} />
        ) : (
          <Picture src={slide.background} first={first} width={block.layout === 'cover' ? 100 : block.imageShare} />
        ))}
      <div className="bf-hero__overlay" />
      <div className="bf-inner bf-hero__frame" style={{ justifyItems: x, alignItems: y, textAlign: x }}>
        <div className="bf-hero__content">
          {slide.title && <Title className="bf-hero__title">{slide.title}</Title>}
          {slide.subtitle && <p className="bf-hero__subtitle">{slide.subtitle}</p>}
          {slide.ctaButtons.length > 0 && (
            <div className="bf-hero__buttons" style={{ justifyContent: x }}>
              {slide.ctaButtons.map(({ text, variant, type, url, target }, index) => (
                <SmartLink
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
                  key={`${text}:${index}`}
                  className={`bf-hero__button bf-hero__button--${variant}`}
                  url={url}
                  type={type}
                  target={target}
                >
                  {text}
                </SmartLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function Picture({ src, first, width }: { src: string; first: boolean; width: number }) {
  const { imageSource } = useBlockServices()
  return (
    <img
      className="bf-hero__media"
      sizes={`(min-width: 768px) ${width}vw, 100vw`}
      {...loadingOf(first)}
      {...imageSource(src)}
      alt=""
    />
  )
}

/** Plays muted while it is visible, until the shopper stops it. With reduced motion, shows the poster image instead. */
function BackgroundVideo({ slide: { background, poster, backgroundWebm, backgroundOgv } }: { slide: SlideProps }) {
  const { imageSource, messages, autoplay = true } = useBlockServices()
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const stopped = useRef(false)
  const play = () => video.current?.play()?.catch(() => {})
  useEffect(() => {
    const element = video.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    stopped.current = !autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !stopped.current) element.play()?.catch(() => {})
        else element.pause()
      },
      { threshold: 0.25 },
    )
    sight.observe(element)
    return () => sight.disconnect()
  }, [autoplay])
  return (
    <>
      <video
        ref={video}
        key={`${background}`}
        className="bf-hero__media"
        poster={poster ? imageSource(poster).src : undefined}
        preload={poster ? 'none' : 'metadata'}
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {backgroundWebm && <source src={backgroundWebm} type="video/webm" />}
        {background && <source src={background} type="video/mp4" />}
        {backgroundOgv && <source src={backgroundOgv} type="video/ogg" />}
      </video>
      <button
        type="button"
        className="bf-hero__pause"
        aria-label={playing ? messages.pause : messages.playVideo}
        onClick={() => {
          stopped.current = playing
          if (playing) video.current?.pause()
          else play()
        }}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  )
}

export const css = `
.bf-hero__slide {
  position: relative;
  display: grid;
  min-height: var(--height);
  isolation: isolate;
  overflow: hidden;
  color: #fff;
  background: var(--paint, linear-gradient(135deg, #2a3040, #4a4450));
}
.bf-hero__media {
  position: absolute;
  z-index: -2;
  inset: 0;
  margin: auto;
  width: var(--image-width);
  height: var(--image-height);
  max-width: none;
  object-fit: var(--object-fit);
  object-position: var(--object-position);
}
.bf-hero__overlay {
  position: absolute;
  z-index: -1;
  inset: 0;
  background: var(--overlay);
  pointer-events: none;
}
/* A gradient stays below its text. */
[dir="rtl"] .bf-hero__overlay {
  scale: -1 1;
}
.bf-hero__frame {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 4rem 5rem;
}
.bf-hero__content {
  width: fit-content;
  max-width: min(var(--max-width), 100%);
}
.bf-hero__title {
  color: var(--title-color);
  font-size: var(--title-size);
  font-weight: var(--title-weight);
  text-shadow: var(--title-shadow);
  letter-spacing: -0.025em;
  line-height: 1.08;
}
.bf-hero__subtitle {
  margin: var(--subtitle-margin);
  color: var(--subtitle-color);
  font-size: min(var(--subtitle-size), max(1.125rem, 4cqw));
  font-weight: var(--subtitle-weight);
  line-height: 1.45;
  text-wrap: pretty;
  white-space: pre-line;
}
.bf-hero__buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-block-start: 1.75rem;
}
.bf-hero__button {
  display: inline-grid;
  place-items: center;
  min-height: 3rem;
  padding: 0.625rem 1.75rem;
  border: 2px solid transparent;
  border-radius: var(--radius-button);
  font-weight: 600;
  text-align: center;
  transition:
    filter 0.15s,
    background-color 0.15s;
}
.bf-hero__button:focus-visible {
  outline: 2px solid #fff;
  outline-offset: 3px;
}
.bf-hero__button--primary {
  color: var(--primary-color);
  background: var(--primary-background);
}
.bf-hero__button--primary:hover {
  filter: brightness(0.92);
}
.bf-hero__button--secondary {
  color: var(--secondary-color);
  background: var(--secondary-background);
  border: var(--secondary-border);
}
.bf-hero__button--secondary:hover {
  background: color-mix(in srgb, var(--secondary-color) 14%, var(--secondary-background));
}
.bf-hero__pause {
  position: absolute;
  z-index: 3;
  inset-block-end: 1rem;
  inset-inline-end: 1rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  color: #fff;
  background: rgb(0 0 0 / 0.45);
}
.bf-hero > * {
  border-radius: var(--corner);
}
/* Containers remove the padding of their blocks, but text never touches the edge of an image. */
.bf-hero .bf-hero__frame.bf-inner {
  padding-inline: var(--gutter);
}
/* The image next to the text, or above it on mobile. */
.bf-hero:not([data-layout="cover"]) {
  .bf-hero__slide {
    background: var(--paint, var(--background));
  }
  .bf-hero__overlay {
    display: none;
  }
}
@container page (width >= 768px) {
  .bf-hero:not([data-layout="cover"]) {
    --beside: calc(min(100%, var(--content) + 2 * var(--gutter)) / 2 - 50% + var(--share) * 1% + var(--gutter) + 1.5cqw);
    .bf-hero__media {
      width: calc(var(--share) * 1%);
      margin-inline: 0 auto;
    }
  }
  .bf-hero[data-layout="end"] {
    .bf-hero__media {
      margin-inline: auto 0;
    }
    .bf-hero__frame {
      padding-inline-end: var(--beside);
    }
  }
  .bf-hero[data-layout="start"] .bf-hero__frame {
    padding-inline-start: var(--beside);
  }
  /* Text starts where the sections below start, unless the arrows at the sides, which scripts add, would cover it. */
  .bf-hero[data-arrows="true"] .bf-hero__frame {
    padding-inline: max(var(--gutter), min(5rem, 47rem - 50cqw));
  }
}
@container page (width < 768px) {
  .bf-hero__slide {
    min-height: min(var(--height), 140cqw);
  }
  .bf-hero:not([data-layout="cover"]) {
    .bf-hero__slide {
      min-height: 0;
    }
    .bf-hero__media {
      position: relative;
      height: auto;
      aspect-ratio: 1;
    }
    .bf-hero__frame {
      padding-block: 2rem 3rem;
    }
  }
}
`

export default {
  type: 'hero',
  title: 'Hero',
  description: 'Full-width slides with an image, video, color or gradient behind a title and buttons.',
  keywords: ['banner', 'header', 'slideshow', 'slider', 'carousel', 'cover', 'headline', 'welcome', 'call to action'],
  icon: 'M2 5h20v14H2zM6 10h12M9 14h6',
  contentType: 'normal',
  version: 5,
  loading: 'grouped',
  slideList: 'slides',
  drawsHeading: ({ slides }) => Boolean(slides[0]?.title),
  // It loads the image of its first slide eagerly on any page.
  drawsImage: ({ slides: [first] }) => /^(?:image|video)$/.test(first?.backgroundType ?? '') && Boolean(first?.background),
  props,
  View,
  css: [sliderCss, css],
  migrations: {
    1: {
      migrate: (props) => ({ slides: SLIDES_1, ...props }),
      example: {
        slides: [{ backgroundType: 'solid', background: '#222', title: 'Hello', ctaButtons: [{ text: 'Shop' }] }],
        titleColor: '#fafafa',
        height: '480px',
      },
    },
    2: { migrate: (props) => ({ borderRadius: '0px', ...props }), example: {} },
    3: {
      migrate: ({ slides = newSlides(WEIGHTS_3), ...props }) => ({
        ...props,
        slides: Array.isArray(slides)
          ? slides.map((one) => (typeof one === 'object' && one !== null ? { ...WEIGHTS_3, ...one } : one))
          : slides,
      }),
      example: { slides: [{ title: 'Hello', titleFontWeight: '800' }] },
    },
    4: {
      migrate: (props) => ({ ctaPrimaryBackground: '#fff', ctaPrimaryColor: '#111', ...props }),
      example: { ctaPrimaryBackground: '#ffcc00' },
    },
  },
  presets: [
    {
      name: 'plain',
      title: 'One color, one message',
      props: {
        slides: [
          {
            backgroundType: 'solid',
            background: 'var(--color-accent)',
            title: 'One clear message',
            subtitle: 'Say in one sentence what shoppers find in your store.',
            titleColor: 'var(--color-on-accent)',
            subtitleColor: 'var(--color-on-accent)',
            ctaButtons: [{ text: 'Shop now', variant: 'primary', type: 'internal', url: '/shop', target: '_self' }],
          },
        ],
        ctaPrimaryBackground: 'var(--color-on-accent)',
        ctaPrimaryColor: 'var(--color-accent)',
        height: '520px',
      },
    },
    {
      name: 'corner',
      title: 'Text in the corner',
      props: {
        slides: [
          {
            backgroundType: 'gradient',
            background:
              'radial-gradient(90% 90% at 80% 20%, color-mix(in srgb, var(--color-accent) 40%, #111) 0%, transparent 60%), linear-gradient(150deg, color-mix(in srgb, var(--color-accent) 12%, #111), color-mix(in srgb, var(--color-accent) 30%, #111))',
            title: 'Your headline',
            subtitle: 'Add a short sentence that leads to a collection.',
            contentPosition: 'bottom left',
            titleFontSize: '4.5rem',
            ctaButtons: [{ text: 'Shop now', variant: 'primary', type: 'internal', url: '/shop', target: '_self' }],
          },
        ],
        height: '640px',
      },
    },
  ],
} satisfies Block<typeof props>
