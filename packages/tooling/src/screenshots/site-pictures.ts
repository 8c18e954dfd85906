import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../sources/repository.ts'

const images = join(root, 'docs/images')

/** The folder with the images of the landing page, from the folder of the documentation's images. */
export const sitePictures = '../../../dashboard/src/site/pictures'

/** Copies the images of the documentation that the landing page also shows. */
export async function copySitePictures(): Promise<void> {
  for (const name of ['builder', 'theme-larder', 'theme-signal', 'theme-solo', 'theme-timber'])
    await copyFile(join(images, `${name}.webp`), join(images, sitePictures, `${name}.webp`))
}
