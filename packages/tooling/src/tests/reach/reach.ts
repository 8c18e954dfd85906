import { coverage, product } from '../../../../../apps/e2e/src/coverage.ts'
import type { RepositoryGraph } from './graph.ts'
import { type Entries, idsIn, namesIn, type Part, partOf, registriesIn, starters, usesAllEndpoints } from './registries.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** The server's operations and what they share. */
const OPERATIONS = /^packages\/server\/src\/(?:modules|flows)\//
/** Modules that many screens of an app share. Their changes run the smoke tests, and the end-to-end tests that name them. */
const isSharedByScreens = (path: string) =>
  /^packages\/(?:dashboard\/src\/(?:[^/]+|workspace\/.*|dashboard\/(?:[^/]+|parts\/.*))|storefront\/src\/(?:[^/]+|(?:document|messages|styles)\/.*))$/.test(
    path,
  )
const isSharedByTests = (path: string) => /\/testing\/|^apps\/e2e\//.test(path) && !isTest(path)
/** It calls what every test needs, and defines how to call. */
const isServerOfTests = (path: string) => /\/testing\/(?:activity|request|server)\.ts$/.test(path)

const isWholeServer = (path: string) => starters.includes(path) || path === 'apps/server/main.ts'
const coverageOf = (test: string) => coverage[test.replace('apps/e2e/src/', '')]

/** Computes what tests reach in a graph. */
export class Reach {
  readonly #graph: RepositoryGraph
  readonly #registries: ReadonlyMap<string, Entries>
  readonly #names = new Map<string, ReturnType<typeof namesIn>>()

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
    const isCovered = coverageOf(test) !== undefined
    const read = new Set<string>()
    const followed = new Set<string>()
    const started = new Set<string>()
    const endpoints = new Set<string>()
    /** The texts of the test and of what it shares with others. */
    const texts: string[] = []
    const registries: Entries[] = []
    const unused = new Set<Part>()
    let usesAll = false
    const follow = (start: readonly string[]) => {
      const waiting = [...start]
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (followed.has(path)) continue
        followed.add(path)
        for (const one of contents.get(path) ?? []) read.add(one)
        usesAll ||= usesAllEndpoints(path, imports.get(path))
        const isOfServer = isServerOfTests(path)
        if (path === test || (isSharedByTests(path) && !isOfServer)) texts.push(sources.get(path) ?? '')
        const names = this.#namesIn(path)
        for (const name of names.started) started.add(name)
        if (!isOfServer) for (const name of names.endpoints) endpoints.add(name)
        const registry = this.#registries.get(path)
        if (registry) registries.push(registry)
        // A test that names what it covers does not reach the rest of the server.
        if (isCovered && isWholeServer(path)) continue
        for (const one of registry?.others ?? imports.get(path) ?? []) {
          const part = partOf(path, one)
          if (part) unused.add(part)
          else waiting.push(one)
        }
      }
    }
    follow([test, ...roots])
    for (let size = 0; size !== followed.size; ) {
      size = followed.size
      for (const part of unused)
        if ((part.isOwn ? [sources.get(test) ?? ''] : texts).some((text) => part.usedBy.test(text))) follow([part.path])
      for (const { handlers, isEndpoints } of registries)
        for (const [id, files] of handlers) if (isEndpoints ? usesAll || endpoints.has(id) : started.has(id)) follow(files)
    }
    return new Set([...read, ...followed, ...this.#covered(test)])
  }

  /** Returns what an end-to-end test covers of the product: see `coverage`. */
  #covered(test: string): Set<string> {
    const found = new Set<string>()
    const covered = coverageOf(test)
    if (!covered) return found
    const { imports, sources, tree } = this.#graph
    const filesIn = (folder: string) => (tree.files.has(folder) ? [folder] : (tree.folders.get(folder) ?? []))
    const endpoints = new Set<string>([...(covered.endpoints ?? []), ...this.#namesIn(test).endpoints])
    /** Adds files, and what they import below a folder. Without one, nothing that they import. */
    const add = (files: readonly string[], below?: RegExp) => {
      const waiting = [...files]
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (found.has(path) || isTest(path)) continue
        found.add(path)
        if (below === undefined) continue
        for (const id of idsIn(sources.get(path) ?? '')) endpoints.add(id)
        waiting.push(...(imports.get(path) ?? []).filter((one) => below.test(one) && !isSharedByScreens(one)))
      }
    }
    for (const folder of covered.folders) {
      const [app] = /^packages\/(?:dashboard|storefront)\/src\//.exec(folder) ?? []
      add(filesIn(folder), app === undefined ? undefined : new RegExp(`^${app}`))
    }
    for (const { handlers, isEndpoints } of this.#registries.values())
      if (isEndpoints) for (const id of endpoints) add(handlers.get(id) ?? [], OPERATIONS)
    if (covered.isSmokeTest) add(product.flatMap(filesIn))
    return found
  }

  #namesIn(path: string): ReturnType<typeof namesIn> {
    const known = this.#names.get(path) ?? namesIn(path, this.#graph.sources.get(path) ?? '')
    this.#names.set(path, known)
    return known
  }
}
