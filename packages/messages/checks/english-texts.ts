import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'
import type { MessageTable } from '../src/index.ts'

/** Returns the English messages of storefront and blocks that have several words, without placeholders and their surroundings. */
export async function englishTexts(): Promise<string[]> {
  const files = repositoryFiles('packages/storefront/**/messages/en.ts', 'packages/engine/**/messages/en.ts')
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))
  return modules
    .flatMap(({ catalog }: { catalog: MessageTable }) => Object.values(catalog))
    .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
    .flatMap((text: string) => text.split(/{\w+}/).map((part) => part.trim()))
    .filter((part) => / \p{L}/u.test(part))
}
