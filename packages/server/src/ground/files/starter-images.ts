import type { ImageSource } from '@blockfront/engine/render'
import { type StarterImage, starterImages, starterPath } from '@blockfront/starter'
import { variantWidths } from '../storage/media-key.ts'

/** A starter image in a smaller width: its original file, and its name in the folder. */
interface SmallerImage {
  from: string
  file: string
  width: number
}

/** Width of the images in a list, in pixels. */
const THUMBNAIL = 240

/** `moon-vase-960x1200-1a2b3c4d.webp` is "Moon vase". */
const titleOf = ({ file }: StarterImage): string => {
  const words = file.replace(/-\d+x\d+-[0-9a-f]{8}\.web[pm]$/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isVideo = ({ file }: StarterImage) => file.endsWith('.webm')

const smallerOnes = ({ file, width }: StarterImage): SmallerImage[] =>
  variantWidths(width)
    .filter((wide) => wide < width)
    .map((wide) => ({ from: file, file: file.replace(/\.webp$/, `-${wide}.webp`), width: wide }))

/** The smaller widths that starter images are served in; videos have none. */
export const smallerImages: readonly SmallerImage[] = starterImages.filter((image) => !isVideo(image)).flatMap(smallerOnes)

/** All starter images in their widths, by URL. */
export const starterSources: Readonly<Record<string, ImageSource>> = Object.fromEntries(
  starterImages.map((image) => {
    const { file, width, height } = image
    const src = starterPath + file
    const widths = [...smallerOnes(image), image].map((one) => `${starterPath}${one.file} ${one.width}w`)
    return [src, { src, width, height, ...(!isVideo(image) && { srcSet: widths.join(', ') }) }]
  }),
)

/** The starter images as owners choose them: name, size, and a small file for a list. */
export const starterList = starterImages
  .filter((image) => !isVideo(image))
  .map((image) => ({
    name: titleOf(image),
    url: starterPath + image.file,
    width: image.width,
    height: image.height,
    thumbnail: starterPath + (smallerOnes(image).find(({ width }) => width >= THUMBNAIL)?.file ?? image.file),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The sources of those URLs that are starter images. */
export const sourcesOf = (urls: readonly string[]): Record<string, ImageSource> =>
  Object.fromEntries(
    urls.flatMap((url) => {
      const source = starterSources[url]
      return source ? [[url, source]] : []
    }),
  )
