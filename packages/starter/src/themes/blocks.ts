import { starterUrl } from '../images.ts'
import { block } from '../stored-block.ts'

/** Functions to write the blocks of themes. */
export { bandColor, block, button, grid, inSlot, link, numbered, row, stack, text } from '../stored-block.ts'

type Props = Record<string, unknown>

/** A hero slide with a starter image as background. */
export const slide = (picture: string, title: string, subtitle: string, more: Props = {}) => ({
  backgroundType: 'image',
  background: starterUrl(picture),
  title,
  subtitle,
  ...more,
})

/** A starter image with a fixed height that fills its container. */
export const picture = (name: string, alt: string, props: Props = {}) =>
  block('imageBlock', { src: starterUrl(name), alt, width: '100%', objectFit: 'cover', ...props })
