import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { root } from '../repository.ts'

/** How Vite builds and serves the playground: from the packages' sources, so that a block is seen as it is written. */
export const playgroundConfig = (): InlineConfig => ({
  root: join(root, 'apps/playground'),
  configFile: false,
  plugins: [react()],
  resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})

/** Builds every app that is served as files. */
export async function buildApps(say: (line: string) => void): Promise<void> {
  const started = performance.now()
  await build({ ...playgroundConfig(), logLevel: 'warn', mode: 'production' })
  say(`playground  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
