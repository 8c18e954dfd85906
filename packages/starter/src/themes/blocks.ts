import { starterUrl } from '../images.ts'
import { bandColor, block, button, stack } from '../stored-block.ts'
import type { SeedBlock } from './theme.ts'

/** Functions to write the blocks of themes. */
export { bandColor, block, button, grid, inSlot, link, numbered, row, stack, text } from '../stored-block.ts'

type Props = Record<string, unknown>

/** A hero slide with a starter image as background. */
export const slide = (image: string, title: string, subtitle: string, more: Props = {}) => ({
  backgroundType: 'image',
  background: starterUrl(image),
  title,
  subtitle,
  ...more,
})

/**
 * An overlay that is opaque behind text in one of the left corners and clear elsewhere, on desktops and on phones.
 * @param rgb - Red, green and blue of its color, such as `20,16,10`.
 */
export const cornerShade = (rgb: string, corner: 'top' | 'bottom' = 'bottom') =>
  `linear-gradient(${corner === 'bottom' ? 20 : 160}deg, rgba(${rgb},0.86), rgba(${rgb},0.72) min(460px, 48%), rgba(${rgb},0.04) min(820px, 90%))`

/** A button that looks like a link. */
export const textLink = (text: string, url: string) => ({ ...button(text, url), variant: 'link' })

/** A starter image next to a title, a text and a button. */
export const story = (name: string, alt: string, props: Props) =>
  block('imageWithText', { image: starterUrl(name), alt, ...props })

/** Blocks on a band of `bandColor`, as wide as those outside of it. */
export const band = (...children: SeedBlock[]) =>
  stack(
    { background: bandColor, padding: '0', maxWidth: '1920px' },
    stack({ padding: { desktop: '0 2rem', mobile: '0 1rem' }, gap: '0', maxWidth: '1280px' }, ...children),
  )

/** A title, larger or in another place than those of the sections around it. */
export const title = (words: string, props: Props = {}) => block('heading', { text: words, ...props })

/** A starter image with a fixed height that fills its container. */
export const picture = (name: string, alt: string, props: Props = {}) =>
  block('imageBlock', { src: starterUrl(name), alt, width: '100%', objectFit: 'cover', ...props })
