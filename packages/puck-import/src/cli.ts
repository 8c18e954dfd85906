import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type ConvertedPage, convertPuckData } from './convert/convert.ts'
import { isObject } from './convert/json.ts'
import { LIMITS } from './convert/limits.ts'
import { ImportError } from './convert/problem.ts'
import { type PuckMap, parseMap } from './convert/puck-map.ts'
import { messages } from './messages.ts'
import { isPuckConfig, type PuckConfig, slotsOfConfig } from './sketch/puck-config.ts'
import { lostRules } from './sketch/rules.ts'
import { sketchBlocks } from './sketch/sketch-blocks.ts'

const OPTIONS = {
  out: { type: 'string' },
  map: { type: 'string' },
  config: { type: 'string' },
  blocks: { type: 'string' },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/**
 * The command `puck-import`: converts files with Puck data, and prints what to check. Writes nothing if one file cannot be converted.
 * @param words the command's arguments, without Node and the file.
 * @returns the exit code: 0, or 1 with a message if nothing was written.
 */
export async function run(words: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parse(words)
    if (values.help) print(messages.usage)
    else await convertFiles(positionals, values)
    return 0
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    console.error(error.message)
    return 1
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)
const report = (text: string) => void process.stderr.write(`${text}\n`)

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new ImportError(`${reasonOf(error)}\n\n${messages.usage}`)
  }
}

type Values = ReturnType<typeof parse>['values']

async function convertFiles(files: readonly string[], { out, map, config, blocks, force }: Values): Promise<void> {
  if (files.length === 0 && blocks === undefined) throw new ImportError(`${messages.needsFile}\n\n${messages.usage}`)
  if (files.length > 1 && out === undefined) throw new ImportError(messages.needsOut)
  if (blocks !== undefined && config === undefined) throw new ImportError(messages.needsConfig)
  const puckConfig = config === undefined ? undefined : await loadConfig(config)
  const puckMap = map === undefined ? {} : parseMap(await loadFile(map))
  const pages = files.map((file) => ({
    file,
    page: convertFile(file, puckMap, puckConfig),
    target: targetOf(file, out, files.length > 1),
  }))
  const sketches = blocks !== undefined && puckConfig ? sketchBlocks(puckConfig, { map: puckMap }) : []
  const targets = [...pages.map(({ target }) => target), ...sketches.map(({ file }) => join(blocks ?? '', file))]
  for (const target of targets)
    if (target !== undefined && !force && existsSync(target)) throw new ImportError(messages.exists(target))

  for (const { file, page, target } of pages) writePage(file, page, target)
  for (const { file, code } of sketches) write(join(blocks ?? '', file), code)
  if (blocks === undefined || !puckConfig) return
  const lost = lostRules(puckConfig, puckMap)
  for (const { path, message } of lost) report(messages.problem(config ?? '', path, message))
  report(messages.wroteSketches(sketches.length, blocks, lost.length))
}

/** The file of a converted page; undefined for the output. */
function targetOf(file: string, out: string | undefined, several: boolean): string | undefined {
  if (out === undefined) return undefined
  const isFolder = several || /[\\/]$/.test(out) || (existsSync(out) && statSync(out).isDirectory())
  return isFolder ? join(out, `${basename(file, extname(file))}.json`) : out
}

function convertFile(file: string, map: PuckMap, config: PuckConfig | undefined): ConvertedPage {
  const data = parseJson(file, readText(file))
  return convertPuckData(data, { map, slots: config && slotsOfConfig(config) })
}

function writePage(file: string, { document, problems, blocks }: ConvertedPage, target: string | undefined): void {
  const json = JSON.stringify(document, null, 2)
  if (target === undefined) print(json)
  else write(target, `${json}\n`)
  for (const { path, message } of problems) report(messages.problem(file, path, message))
  if (target !== undefined) report(messages.wrote(target, blocks, problems.length))
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new ImportError(messages.notWritten(file, reasonOf(error)))
  }
}

function readText(file: string): string {
  try {
    if (statSync(file).size > LIMITS.bytes) throw new ImportError(messages.tooLarge(file, LIMITS.bytes))
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(messages.noFile(file, reasonOf(error)))
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ImportError(messages.notJson(file, reasonOf(error)))
  }
}

/** The value of a JSON file, or the default export of a module. */
async function loadFile(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return parseJson(file, readText(file))
  const loaded = await loadModule(file)
  return loaded.default
}

async function loadModule(file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
  } catch (error) {
    throw new ImportError(messages.notLoaded(file, reasonOf(error)))
  }
}

async function loadConfig(file: string): Promise<PuckConfig> {
  const loaded = await loadModule(file)
  // A bundle in the CommonJS format has its exports in its default export.
  const inner = isObject(loaded.default) ? loaded.default : {}
  const found = [loaded.config, loaded.default, inner.config, inner.default].find(isPuckConfig)
  if (!found) throw new ImportError(messages.noConfig(file))
  return found
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
