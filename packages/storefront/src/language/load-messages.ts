import type { PageMessages } from '../payload.ts'
import { addCatalogs, setLanguage } from './language.ts'
import type { LatePart } from './parts.ts'

/** URLs of the parts that are not loaded. */
let missing: Partial<Record<LatePart, string>> = {}

/** Starts with the messages of the document. `locale` is BCP 47. */
export function startMessages(locale: string, { language, catalogs, files }: PageMessages): void {
  setLanguage({ locale, language, catalogs })
  missing = { ...files }
}

/** Loads a module at the same time as the messages that it needs, and returns the module. Rejects when one of them fails to load. */
export async function withMessages<Module>(module: Promise<Module>, ...parts: readonly LatePart[]): Promise<Module> {
  const [loaded] = await Promise.all([module, ...parts.map(loadPart)])
  return loaded
}

async function loadPart(part: LatePart): Promise<void> {
  const url = missing[part]
  if (!url) return
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`)
  addCatalogs(await response.json())
  delete missing[part]
}
