/**
 * Takes the starter's photographs with Blender into packages/starter/images: `node packages/photography/photograph.ts
 * [name…]`. Without names, takes the missing ones; a name takes that photograph again. File names contain size and content hash.
 *
 * Options: `--preview` writes small, grainy PNG files of the named photographs into the folder `previews` and changes no image.
 */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '@blockfront/tooling/processes/command'
import sharp from 'sharp'

/** Maximum size of one image in bytes. */
const MOST = 48_000

/** A final image is rendered a little smaller than it is: a lens is never as sharp as a single pixel. */
const quality = { final: { scale: 0.75, samples: 14 }, preview: { scale: 0.4, samples: 8 } }

const sizes = { portrait: [960, 1200], square: [1080, 1080], landscape: [1200, 900], wide: [1600, 900] } as const
type Shape = keyof typeof sizes

const script = fileURLToPath(new URL('photograph.py', import.meta.url))
const images = fileURLToPath(new URL('../starter/images/', import.meta.url))
const previews = fileURLToPath(new URL('previews/', import.meta.url))

const { values, positionals } = parseArgs({ allowPositionals: true, options: { preview: { type: 'boolean', default: false } } })
const shapes = await listShots()
for (const name of positionals) if (!shapes.has(name)) throw new Error(`There is no photograph called ${name}.`)

if (values.preview) {
  await mkdir(previews, { recursive: true })
  await blender([previews, quality.preview.scale, quality.preview.samples, ...positionals].map(String))
} else {
  const existing = await existingImages()
  const wanted = positionals.length > 0 ? positionals : [...shapes.keys()].filter((name) => !existing.has(name))
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-photographs-'))
  try {
    for (const name of wanted) {
      await blender([folder, quality.final.scale, quality.final.samples, name].map(String))
      const [width, height] = sizes[shapes.get(name) as Shape]
      const bytes = await encode(await readFile(join(folder, `${name}.png`)), width, height)
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const before = existing.get(name)
      if (before) await rm(join(images, before))
      await writeFile(join(images, `${name}-${width}x${height}-${hash}.webp`), bytes)
      process.stdout.write(`${name} ${Math.round(bytes.length / 1000)} kB\n`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files of the images folder by the name of their image. */
async function existingImages(): Promise<Map<string, string>> {
  const files = (await readdir(images)).filter((file) => file.endsWith('.webp'))
  return new Map(files.map((file) => [file.replace(/-\d+x\d+-[0-9a-f]{8}\.webp$/, ''), file]))
}

/** The shape of each photograph by its name. */
async function listShots(): Promise<Map<string, Shape>> {
  const output = await blender(['--list'])
  const lines = output.matchAll(/^shot (\S+) (portrait|square|landscape|wide)$/gm)
  return new Map([...lines].map(([, name, shape]) => [name as string, shape as Shape]))
}

/** Runs photograph.py in Blender. Returns what it printed; throws with it when Blender failed. */
async function blender(args: string[]): Promise<string> {
  const { code, output } = await runCommand('blender', [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    ...args,
  ])
  if (code !== 0) throw new Error(`Blender failed (Debian: apt-get install blender python3-numpy).\n${output}`)
  return output
}

/** The best quality below the limit. */
async function encode(png: Buffer, width: number, height: number): Promise<Buffer> {
  const resized = await sharp(png).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer()
  for (let grade = 92; ; grade -= 4) {
    const bytes = await sharp(resized).webp({ quality: grade, effort: 5, smartSubsample: true }).toBuffer()
    if (bytes.length <= MOST || grade < 40) return bytes
  }
}
