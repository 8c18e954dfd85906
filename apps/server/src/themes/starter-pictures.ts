import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PictureSource } from '@blockfront/engine/render'

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

/** Sizes of all starter pictures by their address. */
export const starterPictures: Readonly<Record<string, PictureSource>> = Object.fromEntries(
  [...byName.values()].map(({ file, width, height }) => [starterPath + file, { src: starterPath + file, width, height }]),
)
