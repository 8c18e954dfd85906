import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { basicSources, basicText, fontFamilies } from '@blockfront/fonts'
import subsetFont from 'subset-font'

/** Writes the file of basic characters of each bundled font: for pages without other Latin letters. */
export async function buildBasicFonts(): Promise<void> {
  for (const { latin, file } of fontFamilies.flatMap(basicSources)) {
    const font = await subsetFont(readFileSync(latin.file), basicText, { targetFormat: 'woff2' })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, font)
  }
}
