import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { root } from '../sources/repository.ts'
import { asProduction } from './as-production.ts'

/** Options that run an app's own vite.config.ts. */
export const configOf = (app: string): InlineConfig => ({
  root: join(root, 'apps', app),
  configFile: join(root, 'apps', app, 'vite.config.ts'),
  configLoader: 'native',
})

/** Options of the build for the server, which the app's vite.config.ts completes. */
export const forServer: InlineConfig = { build: { ssr: true } }

const apps: readonly { name: string; config: InlineConfig }[] = [
  { name: 'playground', config: configOf('playground') },
  { name: 'platform, browser', config: configOf('platform') },
  { name: 'platform, pages', config: { ...configOf('platform'), ...forServer } },
  { name: 'storefront, browser', config: configOf('storefront') },
  { name: 'storefront, server', config: { ...configOf('storefront'), ...forServer } },
]

/** Builds every app, one after the other, and prints the duration of each. */
export const buildApps = (say: (line: string) => void): Promise<void> =>
  asProduction(async () => {
    for (const { name, config } of apps) {
      const started = performance.now()
      await build({ ...config, logLevel: 'warn', mode: 'production' })
      say(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  })
