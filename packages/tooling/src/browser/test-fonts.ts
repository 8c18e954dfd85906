import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const packages = join(root, 'node_modules/@fontsource-variable')

/**
 * The fonts of a test's browser, by the name of their family: a font of the stores' fonts, and its characters. Where a font misses a character,
 * the browser takes it from the next one that has it. Fonts whose letters depend on their neighbors, such as Inter, are not suitable: Chromium
 * takes seconds to break a word of 5,000 letters.
 */
const fonts: Readonly<Record<string, readonly [font: string, characters: string]>> = {
  'Test Sans': ['rubik', 'latin'],
  'Test Serif': ['literata', 'latin'],
  'Test Mono': ['jetbrains-mono', 'latin'],
  'Test Latin': ['rubik', 'latin-ext'],
  'Test Cyrillic': ['rubik', 'cyrillic'],
  'Test Greek': ['literata', 'greek'],
  'Test Arabic': ['rubik', 'arabic'],
  'Test Hebrew': ['rubik', 'hebrew'],
  // For tests of layouts with wider letters.
  'Test Wide': ['unbounded', 'latin'],
}

/** The generic families with a font that differs from the first one. All other families that are not installed are the first one. */
const generics: Readonly<Record<string, string>> = { serif: 'Test Serif', monospace: 'Test Mono' }

/**
 * Change the number together with what the folder contains. The configuration has absolute paths, so a clone that was moved makes its own files: with
 * the old ones Chromium finds no font, and ends.
 */
const FOLDER = join(
  root,
  `node_modules/.cache/blockfront/test-fonts-1-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
)

/**
 * Returns environment variables that give Chromium the same few fonts on every Linux machine, whatever is installed there. Other systems do
 * not use fontconfig, so that tests still must not depend on widths of text. The files are made once, from the fonts of the stores.
 */
export async function testFonts(): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {}
  if (!existsSync(FOLDER)) await writeFonts()
  return { FONTCONFIG_FILE: join(FOLDER, 'fonts.conf') }
}

/** Writes the fonts and fontconfig's configuration. Another process may do the same at this time; the first one counts. */
async function writeFonts(): Promise<void> {
  const { default: subsetFont } = await import('subset-font')
  const part = `${FOLDER}-${randomUUID()}`
  mkdirSync(part, { recursive: true })
  for (const [family, [font, characters]] of Object.entries(fonts)) {
    const source = readFileSync(join(packages, font, `files/${font}-${characters}-wght-normal.woff2`))
    // fontconfig may be built without the decompression of WOFF2.
    writeFileSync(join(part, fileOf(family)), await subsetFont(source, allCharacters(), { targetFormat: 'truetype' }))
  }
  writeFileSync(join(part, 'fonts.conf'), configuration())
  try {
    renameSync(part, FOLDER)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(FOLDER)) throw error
  }
}

const fileOf = (family: string) => `${family.replace(' ', '-')}.ttf`

/** All characters that a font of letters can have: a file has few of them, and all stay. */
const allCharacters = () => Array.from({ length: 0xd800 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)).join('')

/** Each file gets a separate family, so that its weight decides nothing, and every pattern the same order of families. */
const configuration = () => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${FOLDER}</dir>
<cachedir>${FOLDER}/cache</cachedir>
${Object.keys(fonts)
  .map(
    (family) => `<match target="scan">
<test name="file" compare="contains"><string>/${fileOf(family)}</string></test>
<edit name="family" mode="assign"><string>${family}</string></edit>
<edit name="fullname" mode="assign"><string>${family}</string></edit>
</match>`,
  )
  .join('\n')}
${Object.entries(generics)
  .map(
    ([generic, family]) => `<match>
<test name="family"><string>${generic}</string></test>
<edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
</match>`,
  )
  .join('\n')}
<match>
${Object.keys(fonts)
  .map((family) => `<edit name="family" mode="append_last" binding="strong"><string>${family}</string></edit>`)
  .join('\n')}
</match>
</fontconfig>
`
