import type { RepositoryGraph } from './graph.ts'
import { ALL_ENDPOINTS, type Entries, namesIn, partAt, registriesIn } from './registries.ts'

export const debug = new Map<string, string>()
const isSharedByTests = (path: string) => /\/testing\/|^apps\/e2e\//.test(path) && !/\.test\.tsx?$/.test(path)
/** It calls what every test needs, and defines how to call. */
const isServerOfTests = (path: string) => /\/testing\/(?:activity|request|server)\.ts$/.test(path)

/** Computes what tests reach in a graph. */
export class Reach {
  readonly #graph: RepositoryGraph
  readonly #registries: ReadonlyMap<string, Entries>
  readonly #names = new Map<string, readonly string[]>()

  constructor(graph: RepositoryGraph) {
    this.#graph = graph
    this.#registries = registriesIn(graph)
  }

  /**
   * Returns every file whose content can change the result of a test: what it imports and reads, and in a server the endpoints, jobs and parts that
   * it uses.
   * @param roots the test, and what its project loads with it.
   */
  of(test: string, roots: readonly string[] = []): Set<string> {
    const { imports, contents, sources } = this.#graph
    const importsAll = imports.get(test)?.includes(ALL_ENDPOINTS) ?? false
    const read = new Set<string>()
    const followed = new Set<string>()
    const names = new Set<string>()
    const namesOfTests = new Set<string>()
    /** The texts of the test and of what it shares with others. */
    const texts: string[] = []
    const registries: Entries[] = []
    const unused = new Set<string>()
    const follow = (start: readonly string[]) => {
      const waiting = [...start]
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (followed.has(path)) continue
        followed.add(path)
        for (const one of contents.get(path) ?? []) read.add(one)
        const isOfTests = path === test || isSharedByTests(path)
        if (isOfTests && !isServerOfTests(path)) texts.push(sources.get(path) ?? '')
        for (const name of this.#namesIn(path)) {
          names.add(name)
          if (isOfTests && !isServerOfTests(path)) namesOfTests.add(name)
        }
        const registry = this.#registries.get(path)
        if (registry) {
          registries.push(registry)
          { for (const i of registry.others) if (!debug.has(i)) debug.set(i, path); waiting.push(...registry.others) }
        } else if (partAt(path) && path !== test) unused.add(path)
        else { for (const i of imports.get(path) ?? []) if (!debug.has(i)) debug.set(i, path); waiting.push(...(imports.get(path) ?? [])) }
      }
    }
    follow([test, ...roots])
    for (let size = 0; size !== followed.size; ) {
      size = followed.size
      for (const path of unused)
        if (texts.some((text) => partAt(path)?.usedBy.test(text))) {
          unused.delete(path)
          follow(imports.get(path) ?? [])
        }
      for (const { handlers, isEndpoints } of registries)
        for (const [id, files] of handlers)
          if (isEndpoints ? importsAll || namesOfTests.has(id) : names.has(id)) { for (const i of files) if (!debug.has(i)) debug.set(i, 'ENTRY '+id); follow(files) }
    }
    return read.union(followed)
  }

  #namesIn(path: string): readonly string[] {
    const known = this.#names.get(path) ?? namesIn(path, this.#graph.sources.get(path) ?? '')
    this.#names.set(path, known)
    return known
  }
}
