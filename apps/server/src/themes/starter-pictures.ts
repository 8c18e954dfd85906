import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PictureSource } from '@blockfront/engine/render'
import { variantWidths } from '../storage/media-key.ts'

/** The folder of the pictures that come with the installation, drawn by apps/server/pictures. */
export const starterFolder = fileURLToPath(new URL('../../starter/', import.meta.url))

/** Where every host serves them. */
export const starterPath = '/starter/'

interface StarterPicture {
  file: string
  width: number
  height: number
}

/** `<name>-<width>x<height>-<hash>.webp`: the name says all that a page must know before the picture is there. One is a film. */
const fileName = /^(.+)-(\d+)x(\d+)-[0-9a-f]{8}\.web[pm]$/

const byName = new Map(
  readdirSync(starterFolder).flatMap((file): [string, StarterPicture][] => {
    const [, name, width, height] = fileName.exec(file) ?? []
    return name ? [[name, { file, width: Number(width), height: Number(height) }]] : []
  }),
)

function starterPicture(name: string): StarterPicture {
  const picture = byName.get(name)
  if (!picture) throw new Error(`There is no starter picture called ${name}; apps/server/pictures/draw.ts makes them.`)
  return picture
}

/** The address of a picture by its name. Throws for a name that none has. */
export const starterUrl = (name: string): string => starterPath + starterPicture(name).file

/** The file of a picture by its name, for those who copy it into a library. */
export const starterFile = (name: string): string => starterFolder + starterPicture(name).file

const isFilm = ({ file }: StarterPicture) => file.endsWith('.webm')

/** A picture in a width of its own: the file that it is made from, and its name below the folder. */
interface SmallerPicture {
  from: string
  file: string
  width: number
}

const smallerOnes = ({ file, width }: StarterPicture): SmallerPicture[] =>
  variantWidths(width)
    .filter((wide) => wide < width)
    .map((wide) => ({ from: file, file: file.replace(/\.webp$/, `-${wide}.webp`), width: wide }))

/** The smaller widths that pictures are served in; films have none. */
export const smallerPictures: readonly SmallerPicture[] = [...byName.values()]
  .filter((picture) => !isFilm(picture))
  .flatMap(smallerOnes)

/** All starter pictures in their widths, by their address. */
export const starterPictures: Readonly<Record<string, PictureSource>> = Object.fromEntries(
  [...byName.values()].map((picture) => {
    const { file, width, height } = picture
    const src = starterPath + file
    const widths = [...smallerOnes(picture), picture].map((one) => `${starterPath}${one.file} ${one.width}w`)
    return [src, { src, width, height, ...(!isFilm(picture) && { srcSet: widths.join(', ') }) }]
  }),
)

/** Sizes of those that the addresses name. */
export const starterSources = (addresses: readonly string[]): Record<string, PictureSource> =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const source = starterPictures[address]
      return source ? [[address, source]] : []
    }),
  )
