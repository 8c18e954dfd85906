import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the images of themes and the demo store, made by packages/photography. Ends with a slash. */
export const starterFolder = join(import.meta.dirname, '../images/')

/** The path under which the server serves the folder, on every hostname. */
export const starterPath = '/starter/'

/** A file of the folder and its size in pixels. */
export interface StarterImage {
  file: string
  width: number
  height: number
}

/** `<name>-<width>x<height>-<hash>.webp`: a page needs the size before the image is loaded. One file is a video. */
const fileName = /^(.+)-(\d+)x(\d+)-[0-9a-f]{8}\.web[pm]$/

const byName = new Map(
  readdirSync(starterFolder).flatMap((file): [string, StarterImage][] => {
    const [, name, width, height] = fileName.exec(file) ?? []
    return name ? [[name, { file, width: Number(width), height: Number(height) }]] : []
  }),
)

/** All starter images. */
export const starterImages: readonly StarterImage[] = [...byName.values()]

function imageOf(name: string): StarterImage {
  const image = byName.get(name)
  if (!image) throw new Error(`There is no starter image called ${name}. Take it with node packages/photography/photograph.ts.`)
  return image
}

/** The URL of a starter image by its name, such as `moon-vase`. Throws for an unknown name. */
export const starterUrl = (name: string): string => starterPath + imageOf(name).file

/** The path of a starter image's file by its name. Throws for an unknown name. */
export const starterFile = (name: string): string => starterFolder + imageOf(name).file
