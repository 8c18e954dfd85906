import { endpoints } from '@blockfront/contract'
import { load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { describe, expect, it } from 'vitest'
import { demoPages } from '../demo/pages.ts'
import { demoTokens } from '../demo/store.ts'
import { starterImages, starterPath, starterUrl } from '../images.ts'
import { themes } from './all.ts'
import { bandColor } from './blocks.ts'
import type { SeedBlock, StarterTheme } from './theme.ts'

const store = { name: 'Fern & <Oak>', storeEmail: 'hello@fern.example' }

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const deep = (all: readonly SeedBlock[]): SeedBlock[] => all.flatMap((one) => [one, ...deep(one.childComponents ?? [])])

const isFixed = (color: unknown) => typeof color === 'string' && color.startsWith('#')

/** Text blocks in a theme color on a fixed background, which a dark palette could make unreadable. */
const themeTextOnFixedColor = (all: readonly SeedBlock[], around: unknown = ''): unknown[] =>
  all.flatMap(({ type, props, childComponents }) => {
    const ground = props?.background || around
    const isLost = type === 'textBlock' && isFixed(ground) && !isFixed(props?.color)
    return [...(isLost ? [ground] : []), ...themeTextOnFixedColor(childComponents ?? [], ground)]
  })

describe.each(themes.map((theme): [string, StarterTheme] => [theme.id, theme]))('theme %s', (_, theme) => {
  const globalContent = theme.globalContent(store)
  const pages = theme.pages(store)

  it.each(pages.map((page) => [page.slug, page] as const))(
    'page %s loads without a report, with unique ids',
    (slug, { content }) => {
      const { report } = load({ content, globalContent }, blocks)
      expect(report).toEqual([])
      const ids = deep([...content, ...globalContent]).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(content.length, slug).toBeGreaterThan(0)
    },
  )

  it('shows product cards in the ratio that most images of its products have', () => {
    const ratios = theme.products.flatMap(({ pictures: [first = ''] }) => {
      const image = starterImages.find(({ file }) => starterPath + file === starterUrl(first))
      return image ? [image.width / image.height] : []
    })
    const count = (ratio: number) => ratios.filter((one) => Math.abs(one - ratio) < 0.01).length
    const most = Math.max(...ratios.map(count))
    const grids = deep(pages.flatMap(({ content }) => content)).filter(
      ({ type }) => type === 'simpleProductGrid' || type === 'productGrid',
    )
    expect(grids.length).toBeGreaterThan(0)
    for (const { props } of grids) {
      const [width = 1, height = 1] = String(props?.productImageRatio ?? '1 / 1')
        .split(' / ')
        .map(Number)
      expect(count(width / height)).toBe(most)
    }
  })

  it('has every required page, and no broken link', () => {
    const slugs = pages.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'home',
        'shop',
        'product',
        'about',
        'contact',
        'terms',
        'refund-policy',
        'privacy-policy',
        'shipping-policy',
      ]),
    )
    const known = new Set([
      ...['/', '/shop', '/about', '/search', '/wishlist'],
      ...pages.flatMap(({ slug, status }) => (status === 'published' ? [`/page/${slug}`] : [])),
      ...theme.categories.map(({ slug }) => `/collection/${slug}`),
      ...theme.products.map(({ slug }) => `/page/product/${slug}`),
    ])
    const written = JSON.stringify([globalContent, pages])
    const links = [...written.matchAll(/"(?:url|link)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)/g)].map((match) => match[1] ?? match[2])
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !known.has(link ?? ''))).toEqual([])
  })

  it('is readable: text has a contrast of 4.5 on its background', () => {
    for (const { surface, text, muted, accent, onAccent, sale } of [theme.tokens.palette, theme.alternate])
      for (const [one, other] of [
        [text, surface],
        [muted, surface],
        [accent, surface],
        [onAccent, accent],
        [sale, surface],
      ] as const)
        expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThanOrEqual(4.5)
  })

  it('is light and dark', () => {
    const white = ({ surface }: StarterTheme['alternate']) => contrast(surface, '#000000') > contrast(surface, '#ffffff')
    expect(white(theme.alternate)).toBe(!white(theme.tokens.palette))
  })

  it('renders cards on the surface color, so that their text stays readable in another palette', () => {
    const grounds = deep(pages.flatMap(({ content }) => content)).flatMap(({ props }) => props?.cardBackground ?? [])
    expect(grounds.length).toBeGreaterThan(0)
    for (const ground of grounds) expect(['var(--color-surface)', 'transparent']).toContain(ground)
  })

  it('uses theme colors for text on theme backgrounds', () => {
    for (const { content } of pages) expect(themeTextOnFixedColor(content)).toEqual([])
  })

  it("inserts the store's name as text, never as markup", () => {
    const html = deep(pages.flatMap(({ content }) => content)).filter(({ type }) => type === 'textBlock')
    expect(JSON.stringify(html)).toContain('Fern &amp; &lt;Oak&gt;')
    expect(JSON.stringify(html)).not.toContain('<Oak>')
  })

  it('has six products with images, in categories with images', () => {
    const urls = starterImages.map(({ file }) => starterPath + file)
    expect(theme.products).toHaveLength(6)
    expect(
      endpoints['store.create'].body.safeParse({ name: 'X', subdomain: 'abc', currency: 'EUR', theme: theme.tokens }).error,
    ).toBeUndefined()
    const slugs = theme.categories.map(({ slug }) => slug)
    for (const { slug, categories, pictures, variations: _, ...product } of theme.products) {
      expect(categories.every((category) => slugs.includes(category))).toBe(true)
      for (const name of pictures) expect(urls).toContain(starterUrl(name))
      const body = { ...product, slug, storeId: 'x' }
      expect(endpoints['product.add'].body.safeParse(body).error).toBeUndefined()
    }
    for (const { picture } of theme.categories) expect(urls).toContain(starterUrl(picture))
  })
})

it('the demo store uses theme colors for text on theme backgrounds', () => {
  for (const { content } of demoPages(store, { category: () => 'latest', promises: 'promises' }))
    expect(themeTextOnFixedColor(content)).toEqual([])
})

it('text and links are readable on a band, in every palette of a theme and in a dark one', () => {
  const [, border, share, surface] =
    /^color-mix\(in srgb, var\(--color-(border)\) (\d+)%, var\(--color-(surface)\)\)$/.exec(bandColor) ?? []
  expect([border, surface]).toEqual(['border', 'surface'])
  const part = Number(share) / 100
  const mixed = (one: string, other: string) =>
    `#${[1, 3, 5]
      .map((at) => Number.parseInt(one.slice(at, at + 2), 16) * part + Number.parseInt(other.slice(at, at + 2), 16) * (1 - part))
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`
  const dark = { surface: '#12141c', text: '#f3f4f8', accent: '#8fb2ff', border: '#2a2f3f' }
  for (const palette of [...themes.flatMap(({ tokens, alternate }) => [tokens.palette, alternate]), demoTokens.palette, dark]) {
    const ground = mixed(palette.border, palette.surface)
    for (const color of [palette.text, palette.accent])
      expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('themes differ in more than color', () => {
  expect(themes.length).toBeGreaterThanOrEqual(8)
  const [fonts, corners, layouts] = [
    themes.map(({ tokens }) => tokens.fonts.heading),
    themes.map(({ tokens }) => tokens.radius),
    themes.map((theme) =>
      theme
        .pages(store)[0]
        ?.content.map(({ type }) => type)
        .join(' '),
    ),
  ]
  expect([fonts, corners, layouts].map((all) => new Set<unknown>(all).size)).toEqual([
    themes.length,
    themes.length,
    themes.length,
  ])
})

it('there are many starter images in several shapes', () => {
  const shapes = starterImages.map(({ width, height }) => Math.sign(width - height))
  expect(shapes.length).toBeGreaterThan(120)
  expect(new Set(shapes)).toEqual(new Set([-1, 0, 1]))
})

it('Solo shows both bottles whole: a picture of them is at most as wide as the ratio of the image allows', () => {
  const solo = themes.find(({ id }) => id === 'solo')
  const src = starterUrl('bottle-duo')
  const image = starterImages.find(({ file }) => starterPath + file === src)
  const pictures = deep(solo?.pages(store).flatMap(({ content }) => content) ?? []).filter(({ props }) => props?.src === src)
  const ratios = pictures.flatMap(({ props }) => {
    const at = (value: unknown, screen: string) => (typeof value === 'string' ? value : (value as Record<string, string>)[screen])
    return ['desktop', 'tablet', 'mobile'].map((screen) => {
      const [width = '', height = ''] = [at(props?.width, screen), at(props?.height, screen)]
      return width.endsWith('px') ? Number.parseInt(width) / Number.parseInt(height) : Number.POSITIVE_INFINITY
    })
  })
  expect(ratios).toHaveLength(6)
  expect(Math.max(...ratios)).toBeLessThanOrEqual((image?.width ?? 0) / (image?.height ?? 1))
})
