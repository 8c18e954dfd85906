import type { SeedBlock } from './themes/theme.ts'

/** Functions to write stored blocks, without starter images: they run in browsers too. `numbered` derives ids from a block's position. */
type Props = Record<string, unknown>

const globals = ['topbar', 'navbar', 'footer']

const containers = ['container', 'columns', 'tabs']

/**
 * Types by their version, without those of version 1. The build reads themes before the engine is built, so versions cannot come from its
 * blocks; a test compares them.
 */
const VERSIONS: Readonly<Record<number, readonly string[]>> = {
  2: [
    ...['topbar', 'footer'],
    ...['announcement', 'beforeAfter', 'buttonGroup', 'columns', 'contactForm', 'countdown', 'embed', 'heading', 'imageGallery'],
    ...['imageWithText', 'map', 'newsletter', 'recentlyViewed', 'relatedProducts', 'reviews'],
  ],
  3: [
    ...[
      'categoriesSlider',
      'container',
      'featuredProduct',
      'imageBlock',
      'navbar',
      'product',
      'productGrid',
      'simpleProductGrid',
    ],
    ...['testimonials', 'textBlock'],
  ],
  5: ['hero'],
}

export function block(type: string, props: Props = {}, childComponents?: SeedBlock[]): SeedBlock {
  const contentType = containers.includes(type) ? 'container' : globals.includes(type) ? 'global' : 'normal'
  return {
    id: '',
    type,
    contentType,
    version: [5, 3, 2].find((version) => VERSIONS[version]?.includes(type)) ?? 1,
    props,
    ...(childComponents && { childComponents }),
  }
}

/** A block in a slot of its container. */
export const inSlot = (slot: string, one: SeedBlock): SeedBlock => ({ ...one, slot })

/** The same blocks with ids that are unique in their page: `home-1`, `home-2-1`, … */
export const numbered = (blocks: readonly SeedBlock[], prefix: string): SeedBlock[] =>
  blocks.map((one, i) => ({
    ...one,
    id: `${prefix}-${i + 1}`,
    ...(one.childComponents && { childComponents: numbered(one.childComponents, `${prefix}-${i + 1}`) }),
  }))

export const link = (label: string, url: string) => ({ label, url, type: 'internal', target: '_self' })

export const button = (text: string, url: string, variant: 'primary' | 'secondary' = 'primary') => ({
  text,
  variant,
  type: 'internal',
  url,
  target: '_self',
})

export const text = (html: string, props: Props = {}) => block('textBlock', { text: html, ...props })

export const row = (props: Props, ...children: SeedBlock[]) => block('container', { layout: 'row', ...props }, children)

export const grid = (columns: number | Props, props: Props, ...children: SeedBlock[]) =>
  block('container', { layout: 'grid', columns, ...props }, children)

export const stack = (props: Props, ...children: SeedBlock[]) => block('container', { layout: 'stack', ...props }, children)

/**
 * A background that differs slightly from the surface color. Text and links stay readable on it in every palette. Only containers
 * accept it; color fields of other blocks accept plain colors and tokens.
 */
export const bandColor = 'color-mix(in srgb, var(--color-border) 40%, var(--color-surface))'
