/**
 * Draws the starter images that are not photographs yet into packages/starter/images: `node packages/starter/drawing/draw.ts
 * [name…]`. Without names, draws the missing ones; a name draws that image again. File names contain size and content hash.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { apparel } from './shots/apparel.ts'
import { render } from './studio/render.ts'
import type { Picture } from './studio/scene.ts'

/** Maximum size of one image in bytes. */
const MOST = 38_000

const all: Record<string, Picture> = apparel
const folder = new URL('../images/', import.meta.url)
await mkdir(folder, { recursive: true })
const there = new Map(
  (await readdir(folder))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => [file.replace(/-\d+x\d+-[0-9a-f]{8}\.webp$/, ''), file]),
)

const selected = process.argv.slice(2)
for (const name of selected) if (!all[name]) throw new Error(`There is no picture called ${name}.`)
for (const name of selected.length > 0 ? selected : Object.keys(all).filter((one) => !there.has(one))) {
  const image = all[name] as Picture
  const bytes = await encode(image)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const before = there.get(name)
  if (before) await rm(new URL(before, folder))
  await writeFile(new URL(`${name}-${image.width}x${image.height}-${hash}.webp`, folder), bytes)
  process.stdout.write(`${name} ${Math.round(bytes.length / 1000)} kB\n`)
}

/** The best quality below the limit. The image is rendered larger and scaled down, so that edges are smooth. */
async function encode(image: Picture): Promise<Buffer> {
  const canvas = await render(image, 1.2)
  const small = await sharp(canvas.bytes(), {
    raw: { width: canvas.width, height: canvas.height, channels: 3 },
    limitInputPixels: false,
  })
    .resize(image.width, image.height, { kernel: 'lanczos3' })
    .png()
    .toBuffer()
  for (let quality = 82; ; quality -= 6) {
    const bytes = await sharp(small).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (bytes.length <= MOST || quality < 30) return bytes
  }
}
