import { endpoints } from '@blockfront/contract'
import { describe, expect, it } from 'vitest'
import { coverage, product } from '../../../../../apps/e2e/src/coverage.ts'
import { repositoryFiles } from '../../sources/repository.ts'
import { testFiles } from '../stages.ts'
import { type RepositoryGraph, repositoryGraph } from './graph.ts'
import { textOf } from './of-tests.ts'
import { Reach } from './reach.ts'
import { declaredReads, readsOf, treeOf } from './reads.ts'
import { contents, parts, registriesIn, starters } from './registries.ts'
import { withStoredImports } from './stored-imports.ts'

const src = 'packages/server/src'

/** What a test reaches in these files, without the test. */
function reached(test: string, files: Record<string, string>): string[] {
  const graph = repositoryGraph(Object.keys(files), (path) => files[path] ?? '')
  return [...new Reach(graph).of(test)].filter((path) => path !== test).sort()
}

describe('the reach of a test', () => {
  it('includes imports of all kinds, also of style sheets, texts and deleted files, but no types', () => {
    const test = 'packages/a/src/a.test.ts'
    const code = `
      import './b.ts'
      import './c.css'
      import text from './d.md?raw'
      import type { E } from './e.ts'
      const f = () => import('./f.ts')
      const g = import.meta.glob('./g/*.ts')`
    expect(
      reached(test, {
        [test]: code,
        'packages/a/src/b.ts': "export * from './h.ts'",
        'packages/a/src/c.css': '@import "i.css";',
        'packages/a/src/d.md': '',
        'packages/a/src/e.ts': '',
        'packages/a/src/f.ts': '',
        'packages/a/src/g/one.ts': '',
        'packages/a/src/h.ts': '',
        'packages/a/src/i.css': '',
        'packages/a/src/unrelated.ts': '',
      }),
    ).toEqual(['b.ts', 'c.css', 'd.md', 'f.ts', 'g/one.ts', 'h.ts', 'i.css'].map((name) => `packages/a/src/${name}`))
  })

  it('includes only what a file imports by name from the index file of a module', () => {
    const test = 'packages/server/src/modules/page/a.test.ts'
    const files = {
      [test]: "import { type Order, orderOf } from '../order/index.ts'",
      'packages/server/src/modules/order/index.ts':
        "export { deleteOrder } from './delete.ts'\nexport { type Order, orderOf } from './order.ts'",
      'packages/server/src/modules/order/delete.ts': '',
      'packages/server/src/modules/order/order.ts': '',
    }
    expect(reached(test, files)).toEqual(['packages/server/src/modules/order/order.ts'])
    const all = { ...files, [test]: "import * as order from '../order/index.ts'" }
    expect(reached(test, all)).toEqual(
      Object.keys(files)
        .filter((path) => path !== test)
        .sort(),
    )
  })

  it('includes only what a file imports by name from a package', () => {
    const test = 'packages/dashboard/src/a.test.ts'
    const files = {
      [test]: "import { type Cart, totalOf } from '@blockfront/commerce'",
      'packages/commerce/src/index.ts':
        "export { type Cart, emptyCart } from './cart.ts'\nexport { total as totalOf } from './total.ts'",
      'packages/commerce/src/cart.ts': '',
      'packages/commerce/src/total.ts': '',
    }
    expect(reached(test, files)).toEqual(['packages/commerce/src/total.ts'])
  })

  it('includes the declarations of those endpoints that the test or a screen names', () => {
    const declarations = 'packages/contract/src/endpoints'
    const test = 'packages/dashboard/src/a.test.tsx'
    const files = {
      [`${declarations}/all.ts`]: "import { noteEndpoints } from './note.ts'\nimport { tagEndpoints } from './tag.ts'",
      [`${declarations}/note.ts`]: "export const noteEndpoints = {\n  'note.add': {\n  },\n}",
      [`${declarations}/tag.ts`]: "export const tagEndpoints = {\n  'tag.list': {\n  },\n}",
      'packages/dashboard/src/fake.ts': "import { endpoints } from '@blockfront/contract'",
      'packages/dashboard/src/Notes.tsx': "call('note.add')",
      'packages/contract/src/index.ts': "export { endpoints } from './endpoints/all.ts'",
    }
    const of = (code: string) =>
      reached(test, { ...files, [test]: `import './fake.ts'\n${code}` }).filter((path) => /\/(?:note|tag)\.ts$/.test(path))
    expect(of('')).toEqual([])
    expect(of("import './Notes.tsx'")).toEqual([`${declarations}/note.ts`])
    expect(of("endpoints['tag.list']")).toEqual([`${declarations}/tag.ts`])
    expect(of("import { endpoints } from '@blockfront/contract'")).toEqual([`${declarations}/note.ts`, `${declarations}/tag.ts`])
  })

  it('includes files that are read or run, by path, pattern or folder', () => {
    const tree = treeOf(['docs/a.md', 'docs/b/c.md', 'schemas/d.json', 'scripts/e.ts', 'scripts/f/g.ts', 'apps/x/src/h.ts'])
    const reads = (code: string) => readsOf('scripts/f/one.test.ts', `import { readFileSync } from 'node:fs'\n${code}`, tree)
    expect(reads("join(root, 'docs')").contents).toEqual(['docs/a.md', 'docs/b/c.md'])
    expect(reads("globSync('docs/*.md')").contents).toEqual(['docs/a.md'])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a test.
    expect(reads('read(`schemas/${name}.json`)').contents).toEqual(['schemas/d.json'])
    expect(reads("spawn(node, ['scripts/e.ts'])").modules).toEqual(['scripts/e.ts'])
    expect(reads("join(import.meta.dirname, 'g.ts')").modules).toEqual(['scripts/f/g.ts'])
    expect(reads("join(root, 'apps/x/dist/client')").modules).toEqual(['apps/x/src/h.ts'])
    expect(reads("import type { G } from './g.ts'").modules).toEqual([])
    expect(reads('repositoryFiles()').contents).toHaveLength(6)
  })

  it('includes only those endpoints, jobs and parts of a server that the test uses', () => {
    const [start, routes, jobs] = [`${src}/start.ts`, `${src}/delivery/api/note.ts`, `${src}/delivery/jobs/all.ts`]
    const files = {
      [start]: `import './delivery/api/all.ts'\nimport './delivery/jobs/all.ts'\nimport './delivery/http/app.ts'\nimport './delivery/storefront/storefront.ts'`,
      [`${src}/delivery/api/all.ts`]: `import './note.ts'`,
      [routes]: `import { add } from '../../modules/note/add.ts'\nimport { list } from '../../modules/note/list.ts'\nexport const routes = {\n  'note.add': add,\n  'note.list': list,\n}`,
      [`${src}/modules/note/add.ts`]: `enqueue(db, 'note.send', {})`,
      [`${src}/modules/note/list.ts`]: '',
      [`${src}/modules/note/send.ts`]: '',
      [`${src}/modules/note/purge.ts`]: '',
      [jobs]: `import { send } from '../../modules/note/send.ts'\nimport { purge } from '../../modules/note/purge.ts'\nexport const jobs = {\n  'note.send': send,\n  'note.purge': purge,\n}`,
      [`${src}/delivery/http/app.ts`]: '',
      [`${src}/delivery/storefront/storefront.ts`]: `import './page.ts'`,
      [`${src}/delivery/storefront/page.ts`]: '',
      [`${src}/testing/server.ts`]: `import '../start.ts'\ncall('note.list')`,
      [`${src}/testing/shop.ts`]: `call('note.add')`,
    }
    const of = (code: string) => {
      const test = `${src}/one.test.ts`
      const ground = [start, jobs, routes, `${src}/delivery/api/all.ts`, `${src}/delivery/http/app.ts`]
      return reached(test, { ...files, [test]: `import './testing/server.ts'\n${code}` })
        .filter((path) => !ground.includes(path) && !path.includes('/testing/'))
        .map((path) => path.slice(src.length + 1))
    }
    // What every test calls to create a store selects no test.
    expect(of('')).toEqual([])
    expect(of("call('note.list')")).toEqual(['modules/note/list.ts'])
    expect(of("import './testing/shop.ts'")).toEqual(['modules/note/add.ts', 'modules/note/send.ts'])
    expect(of("raw({ method: 'GET', path: '/' })")).toEqual(['delivery/storefront/page.ts', 'delivery/storefront/storefront.ts'])
    expect(of("raw({ method: 'GET', path: '/api/notes' })")).toEqual([])
    expect(of("import './delivery/api/all.ts'")).toEqual(['modules/note/add.ts', 'modules/note/list.ts', 'modules/note/send.ts'])
  })
})

describe('the data about this repository', () => {
  const paths = repositoryFiles()
  const tree = treeOf(paths)
  const exists = (path: string) => tree.files.has(path) || tree.folders.has(path)
  let graph: RepositoryGraph | undefined
  const wholeGraph = () => {
    graph ??= withStoredImports((importsIn) => repositoryGraph(paths, textOf, importsIn))
    return graph
  }

  it('names every end-to-end test, and existing folders', () => {
    const tests = testFiles().filter((path) => path.startsWith('apps/e2e/') || path in coverage)
    expect(Object.keys(coverage).sort()).toEqual(tests.map((path) => path.replace('apps/e2e/src/', '')).sort())
    const folders = [...Object.values(coverage).flatMap((one) => one.folders), ...product]
    expect(folders.filter((path) => !exists(path))).toEqual([])
  })

  it('has an end-to-end test for every folder of the dashboard, the platform and the online store', () => {
    const reach = new Reach(wholeGraph())
    const covered = Object.entries(coverage).flatMap(([test, { isSmokeTest }]) =>
      isSmokeTest ? coverage[test]?.folders : [...reach.of(`apps/e2e/src/${test}`)],
    )
    const tops = ['packages/dashboard/src', 'packages/dashboard/src/dashboard', 'packages/storefront/src', 'packages/builder/src']
    const folders = [...tree.folders.keys()].filter((folder) => {
      const files = tree.folders.get(folder) ?? []
      return (
        tops.includes(folder.slice(0, folder.lastIndexOf('/'))) &&
        files.some((path) => /\.tsx?$/.test(path)) &&
        !/\/(?:development|testing)$/.test(folder)
      )
    })
    expect(folders.filter((folder) => !covered.some((path) => path === folder || path?.startsWith(`${folder}/`)))).toEqual([])
  })

  it('declares reads of existing files, and parts that a server imports', () => {
    expect(Object.keys(declaredReads).filter((path) => !exists(path))).toEqual([])
    const reads = Object.entries(declaredReads).filter(([path, patterns]) => {
      const { contents } = readsOf(path, '', tree)
      return patterns.length > 0 && contents.length === 0
    })
    expect(reads).toEqual([])
    const imported = starters.flatMap((path) => wholeGraph().imports.get(path) ?? [])
    expect(parts.filter(({ path }) => !imported.includes(path))).toEqual([])
    expect(contents.filter(({ path }) => !exists(path))).toEqual([])
  })

  it('finds the declaration and the handlers of every endpoint', () => {
    const handled = [...registriesIn(wholeGraph()).values()].flatMap(({ handlers, isEndpoints }) =>
      isEndpoints ? [...handlers].filter(([, files]) => files.length > 0).map(([id]) => id) : [],
    )
    expect(handled.sort()).toEqual(
      Object.keys(endpoints)
        .flatMap((id) => [id, id])
        .sort(),
    )
  })

  it('can see which endpoints a test calls: none is called by a name that the code composes', () => {
    const composed = testFiles().filter((path) => /\bcall\(\s*`/.test(textOf(path)))
    expect(composed).toEqual([])
  })
})
