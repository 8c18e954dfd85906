/**
 * Builds client and server of the storefront, and again whenever their sources change, until a signal ends it. `npm run dev` runs
 * it with NODE_ENV=production in a separate process: Vite's development servers read the same variable, and with `production`
 * they would bundle a React without `jsxDEV`. The folders are never emptied, so that the server always finds a whole build.
 */
import { build } from 'vite'
import { storefrontConfig } from './apps.ts'

if (process.env.NODE_ENV !== 'production') throw new Error('Run this with NODE_ENV=production.')

for (const half of ['client', 'server'] as const) {
  const config = storefrontConfig(half)
  await build({ ...config, logLevel: 'warn', mode: 'production', build: { ...config.build, watch: {}, emptyOutDir: false } })
}
