import { describe, expect, it } from 'vitest'
import { findViolations } from './violations.ts'

const entryPoints = new Map([
  ['@blockfront/engine', 'packages/engine/src/index.ts'],
  ['@blockfront/engine/render', 'packages/engine/src/render/index.ts'],
  ['@blockfront/builder', 'packages/builder/src/index.ts'],
  ['@blockfront/commerce', 'packages/commerce/src/index.ts'],
])

const judge = (tree: Record<string, string>) => findViolations({ files: new Map(Object.entries(tree)), entryPoints })
const rules = (tree: Record<string, string>) => judge(tree).map(({ file, line, rule }) => `${file}:${line} ${rule}`)

describe('the import table', () => {
  it('accepts allowed imports, type imports and lazy imports', () => {
    const tree = {
      'packages/engine/src/block.ts':
        "import type { ReactNode } from 'react'\nimport type { BlockServices } from './render/block-services.ts'",
      'packages/engine/src/render/block-services.ts': "import { createContext } from 'react'",
      'packages/engine/src/render/index.ts': "export { services } from './block-services.ts'",
      'packages/builder/src/index.ts': "import '@dnd-kit/core'\nimport('@blockfront/engine/render')",
      'packages/dashboard/src/client.tsx':
        "import { Page } from '@blockfront/engine/render'\nimport '@blockfront/builder'\nimport 'react-router-dom'",
    }
    expect(judge(tree)).toEqual([])
  })

  it('keeps imports inside the server pointing down: ground, modules and flows by rank, delivery', () => {
    const src = 'packages/server/src'
    const tree = {
      [`${src}/start.ts`]: "import './delivery/storefront/storefront.ts'\nimport './ground/db/open.ts'",
      [`${src}/delivery/storefront/storefront.ts`]: "import '../http/app.ts'",
      [`${src}/delivery/http/app.ts`]: "import '../../modules/page/index.ts'\nimport '../storefront/storefront.ts'",
      [`${src}/modules/page/index.ts`]:
        "import '../store/index.ts'\nimport '../product/index.ts'\nimport '../../delivery/http/app.ts'",
      [`${src}/modules/store/index.ts`]: "import '../../flows/create-store/index.ts'",
      [`${src}/modules/product/index.ts`]: "import '../page/index.ts'",
      [`${src}/flows/create-store/index.ts`]: "import '../../modules/product/index.ts'\nimport '../sign-up/index.ts'",
      [`${src}/flows/sign-up/index.ts`]: "import '../create-store/index.ts'",
      [`${src}/ground/db/open.ts`]: "import '../config.ts'\nimport '../../modules/page/index.ts'",
      [`${src}/ground/config.ts`]: '',
    }
    expect(rules(tree).filter((rule) => !rule.endsWith('cycle'))).toEqual([
      `${src}/delivery/http/app.ts:2 area`,
      `${src}/modules/page/index.ts:2 area`,
      `${src}/modules/page/index.ts:3 area`,
      `${src}/modules/store/index.ts:1 area`,
      `${src}/flows/create-store/index.ts:2 area`,
      `${src}/ground/db/open.ts:2 area`,
    ])
  })

  it('lets no module or flow tell another one what happened, which learns it from events', () => {
    const src = 'packages/server/src'
    const tells = "import { markRestocked } from '../stock-alert/index.ts'"
    const tree = {
      [`${src}/delivery/events/all.ts`]: "import '../../modules/stock-alert/index.ts'\nimport '../../modules/webhook/index.ts'",
      [`${src}/modules/stock-alert/index.ts`]: '',
      [`${src}/modules/webhook/index.ts`]: '',
      [`${src}/modules/product/index.ts`]: tells,
      [`${src}/modules/order/index.ts`]: tells,
      [`${src}/modules/staff/index.ts`]: "import '../webhook/index.ts'",
      [`${src}/flows/place-order/index.ts`]: "import '../../modules/webhook/index.ts'",
    }
    expect(rules(tree)).toEqual([
      `${src}/modules/product/index.ts:1 area`,
      `${src}/modules/order/index.ts:1 area`,
      `${src}/flows/place-order/index.ts:1 area`,
    ])
  })

  it('lets the server import modules and flows by their index files only, except from tests and worker threads', () => {
    const src = 'packages/server/src'
    const deep = "import '../../modules/page/publish.ts'"
    const tree = {
      [`${src}/delivery/api/page.ts`]: `import '../../modules/page/index.ts'\n${deep}`,
      [`${src}/delivery/api/page.test.ts`]: deep,
      [`${src}/delivery/tasks/thread-tasks.ts`]: deep,
      [`${src}/modules/page/index.ts`]: "export { publish } from './publish.ts'",
      [`${src}/modules/page/publish.ts`]: '',
    }
    expect(rules(tree)).toEqual([`${src}/delivery/api/page.ts:2 entry-point`])
  })

  it('counts an import() in a cycle', () => {
    const tree = {
      'packages/storefront/src/overlays/toast.ts': "export const show = () => import('./Toasts.tsx')",
      'packages/storefront/src/overlays/Toasts.tsx': "import './toast.ts'",
    }
    expect(rules(tree)).toEqual(['packages/storefront/src/overlays/Toasts.tsx:1 cycle'])
  })

  it('refuses a library that is not allowed, in every form of import', () => {
    const code =
      "import { z } from 'zod'\nexport { y } from 'zod/v4'\nconst lazy = import('zod')\ntype T = import('zod').ZodType\nimport type { Q } from 'zod'"
    expect(rules({ 'packages/engine/src/render/Page.tsx': code })).toEqual(
      [1, 2, 3, 4, 5].map((line) => `packages/engine/src/render/Page.tsx:${line} library`),
    )
  })

  it('lets one file of the server import pg', () => {
    const tree = {
      'packages/server/src/ground/db/connection/postgres.ts': "import pg from 'pg'",
      'packages/server/src/ground/db/open.ts': "import type pg from 'pg'\nimport { Client } from 'pg'",
      'packages/server/src/ground/db/open.test.ts': "import pg from 'pg'",
    }
    expect(rules(tree)).toEqual(['packages/server/src/ground/db/open.ts:2 library'])
  })

  it('refuses an area, and suggests type imports if they are allowed', () => {
    const tree = {
      'packages/engine/src/block.ts': "import { useBlockServices } from './render/block-services.ts'",
      'packages/engine/src/render/block-services.ts': "import { text } from '../field/text.ts'",
      'packages/engine/src/field/text.ts': '',
    }
    const found = judge(tree)
    expect(found.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'packages/engine/src/block.ts area',
      'packages/engine/src/render/block-services.ts area',
    ])
    expect(found[0]?.message).toContain('import type')
    expect(found[1]?.message).toContain('engine/render may not import engine/field (../field/text.ts)')
  })

  it('follows import.meta.glob with its exclusions', () => {
    const glob = "export const all = import.meta.glob(['../field/*.ts', '!../field/*.test.ts'], { eager: true })"
    const tree = { 'packages/engine/src/render/all.ts': glob, 'packages/engine/src/field/text.test.ts': '' }
    expect(rules(tree)).toEqual([])
    expect(rules({ ...tree, 'packages/engine/src/field/text.ts': '' })).toEqual(['packages/engine/src/render/all.ts:1 area'])
  })

  it('keeps the storefront free of the builder, and apps free of each other', () => {
    const tree = {
      'packages/storefront/src/client.tsx': "import '@blockfront/builder'\nimport { type Loaded } from '@blockfront/engine'",
      'apps/platform/main.tsx': "import '../storefront/client.tsx'",
      'apps/storefront/client.tsx': '',
      'packages/builder/src/index.ts': '',
      'packages/engine/src/index.ts': '',
    }
    expect(rules(tree)).toEqual(['packages/storefront/src/client.tsx:1 area', 'apps/platform/main.tsx:1 entry-point'])
  })

  it('requires entry points between packages, and existing files', () => {
    const tree = {
      'packages/contract/src/order.ts':
        "import '../../commerce/src/money.ts'\nimport '@blockfront/commerce/money'\nimport './gone.ts'",
      'packages/commerce/src/money.ts': '',
    }
    expect(rules(tree)).toEqual([
      'packages/contract/src/order.ts:1 entry-point',
      'packages/contract/src/order.ts:2 entry-point',
      'packages/contract/src/order.ts:3 missing-file',
    ])
  })

  it('lets tests use any library and all files of the same package, but no other app', () => {
    const test = "import 'fast-check'\nimport '../form/index.ts'\nimport '@blockfront/commerce'"
    const tree = {
      'packages/engine/src/render/Page.test.tsx': test,
      'packages/engine/src/form/index.ts': '',
      'packages/commerce/src/index.ts': '',
    }
    expect(rules(tree)).toEqual([])
    const across = { 'apps/platform/src/main.test.ts': "import '../../storefront/src/app.ts'", 'apps/storefront/src/app.ts': '' }
    expect(rules(across)).toEqual(['apps/platform/src/main.test.ts:1 entry-point'])
    const server = { 'packages/dashboard/src/App.test.tsx': "import '@blockfront/server'", 'packages/server/src/run.ts': '' }
    const entries = new Map([['@blockfront/server', 'packages/server/src/run.ts']])
    expect(findViolations({ files: new Map(Object.entries(server)), entryPoints: entries }).map(({ rule }) => rule)).toEqual([
      'area',
    ])
  })

  it('lets tests import the testing folder of another package by its path, and nothing else', () => {
    const code = "import '../../../ui/src/testing/at-rest.ts'"
    const tree = {
      'packages/engine/src/form/Panel.test.tsx': code,
      'packages/engine/src/form/Panel.tsx': code,
      'packages/ui/src/testing/at-rest.ts': '',
    }
    expect(rules(tree)).toEqual(['packages/engine/src/form/Panel.tsx:1 entry-point'])
  })
})

describe('the source tree', () => {
  it('refuses meaningless folder names, files outside every area, and export *', () => {
    const tree = {
      'packages/commerce/src/utils/round.ts': '',
      'packages/engine/src/stray.ts': '',
      'packages/commerce/src/index.ts': "export * from './money.ts'\nexport * as tax from './money.ts'",
      'packages/commerce/src/money.ts': '',
    }
    expect(rules(tree)).toEqual([
      'packages/commerce/src/utils/round.ts:1 folder-name',
      'packages/engine/src/stray.ts:1 no-area',
      'packages/commerce/src/index.ts:1 star-export',
    ])
  })

  it('reports a cycle once, with its complete path and the first line', () => {
    const tree = {
      'packages/commerce/src/a.ts': "import 'zod'\nimport { b } from './b.ts'",
      'packages/commerce/src/b.ts': "import type { C } from './c.ts'",
      'packages/commerce/src/c.ts': "export { a } from './a.ts'",
    }
    const [cycle, ...others] = judge(tree)
    expect(others).toEqual([])
    expect(cycle).toMatchObject({ file: 'packages/commerce/src/a.ts', line: 2, rule: 'cycle' })
    expect(cycle?.message).toContain(
      'a.ts → packages/commerce/src/b.ts → packages/commerce/src/c.ts → packages/commerce/src/a.ts',
    )
  })
})
