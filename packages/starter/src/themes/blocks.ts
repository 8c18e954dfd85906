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

/** A starter image with a fixed height that fills its container. */
export const picture = (name: string, alt: string, props: Props = {}) =>
  block('imageBlock', { src: starterUrl(name), alt, width: '100%', objectFit: 'cover', ...props })
