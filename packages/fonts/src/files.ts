import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { basicRange } from './basic-text.ts'
import { type FontFamily, fontFamilies } from './families.ts'
import { type FontMetrics, readFont } from './woff2/metrics.ts'

/** Start of the paths of all font files on every hostname. A file never changes under its path: it contains the version. */
export const FONTS_PATH = '/fonts/'

export interface FontFaceFile {
  /** Path on every hostname, such as `/fonts/inter-5.3.0/inter-latin-wght-normal.woff2`. */
  url: string
  /** Path in the file system. */
  file: string
  /** Name of the characters in the file, such as `latin-ext`. */
  subset: string
  style: 'normal' | 'italic'
  /** The range of its weights, such as `100 900`. */
  weight: string
  /** The characters in the file, in the form of `unicode-range`. */
  unicodeRange: string
}

/** Where the build writes the files of basic characters. */
const BASIC_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../basic')

const SOURCE = /url\(\.\/files\/([-\w]+\.woff2)\)/

const folderOf = ({ id }: FontFamily) => dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${id}/package.json`)))

/** Returns the files of a family, as its package lists them. */
export const filesOf = remember((family: FontFamily): FontFaceFile[] => {
  const folder = folderOf(family)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const sheets = ['wght.css', ...(hasItalic(folder) ? ['wght-italic.css'] : [])]
  return sheets.flatMap((sheet) =>
    rulesOf(readFileSync(join(folder, sheet), 'utf8')).map((rule) => {
      const name = SOURCE.exec(rule)?.[1] ?? ''
      const style = sheet === 'wght.css' ? 'normal' : 'italic'
      return {
        url: `${FONTS_PATH}${family.id}-${version}/${name}`,
        file: join(folder, 'files', name),
        subset: name.slice(family.id.length + 1, -`-wght-${style}.woff2`.length),
        style,
        weight: declared(rule, 'font-weight'),
        unicodeRange: declared(rule, 'unicode-range'),
      }
    }),
  )
})

/** A file of a family's Latin letters, and the file that the build makes from it, with the basic characters only. */
export interface BasicSource {
  latin: FontFaceFile
  /** Path in the file system. */
  file: string
}

/** Returns what the build makes the files of basic characters from. */
export const basicSources = (family: FontFamily): BasicSource[] =>
  filesOf(family)
    .filter(({ subset }) => subset === 'latin')
    .map((latin) => ({ latin, file: join(BASIC_FOLDER, `${family.id}-${latin.style}.woff2`) }))

/** Returns a family's files of basic characters. Their paths contain a hash, because they change with the list of these characters. */
export const basicFilesOf = remember((family: FontFamily): FontFaceFile[] =>
  basicSources(family).map(({ latin, file }) => {
    const hash = createHash('sha256').update(readBuilt(file)).digest('hex').slice(0, 8)
    return { ...latin, file, url: latin.url.replace('-latin-', `-basic-${hash}-`), subset: 'basic', unicodeRange: basicRange }
  }),
)

function readBuilt(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new Error(`${file} is missing. Make it with: npm run build`, { cause })
  }
}

/** Returns the metrics of a family's Latin letters. */
export const metricsOf = remember((family: FontFamily): FontMetrics => {
  const latin = filesOf(family).find(({ subset, style }) => subset === 'latin' && style === 'normal')
  if (!latin) throw new Error(`The package of ${family.name} has no file with Latin letters.`)
  return readFont(readFileSync(latin.file)).metrics
})

/** Returns all files that can be requested, by path. */
export const fontFiles = (): Map<string, FontFaceFile> =>
  new Map(fontFamilies.flatMap((family) => [...filesOf(family), ...basicFilesOf(family)]).map((file) => [file.url, file]))

/** Returns the license of a family's files. */
export const licenseOf = (family: FontFamily): string => readFileSync(join(folderOf(family), 'LICENSE'), 'utf8')

function hasItalic(folder: string): boolean {
  const { styles } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as { styles: string[] }
  return styles.includes('italic')
}

/** The declarations of each `@font-face` rule. */
const rulesOf = (sheet: string): string[] =>
  sheet
    .split('@font-face {')
    .slice(1)
    .map((rule) => rule.slice(0, rule.indexOf('}')))

/** The value of a property in a rule that has each property on a line. */
function declared(rule: string, property: string): string {
  const line = rule.split('\n').find((each) => each.trim().startsWith(`${property}:`)) ?? ''
  return line.slice(line.indexOf(':') + 1, line.lastIndexOf(';')).trim()
}

/** Keeps the result for each family. */
function remember<Value>(read: (family: FontFamily) => Value): (family: FontFamily) => Value {
  const known = new Map<string, Value>()
  return (family) => {
    const value = known.get(family.id) ?? read(family)
    known.set(family.id, value)
    return value
  }
}
