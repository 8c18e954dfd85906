import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { root } from '../repository.ts'

const source = '@blockfront/source'

/** How Vite builds and serves the playground: from the packages' sources, so that a block is seen as it is written. */
export const playgroundConfig = (): InlineConfig => ({
  root: join(root, 'apps/playground'),
  configFile: false,
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})

/**
 * The storefront's two halves, as builds of their own: two inputs of one build would share chunks. `dist/client` holds what
 * browsers load and a manifest of it, `dist/server` the one file that a server renders with.
 */
const storefrontConfig = (half: 'client' | 'server'): InlineConfig => {
  const folder = join(root, 'apps/storefront')
  const server = half === 'server'
  const entry = join(folder, `src/entry-${half}.tsx`)
  return {
    root: folder,
    configFile: false,
    plugins: [react()],
    resolve: { conditions: [source, ...(server ? defaultServerConditions : defaultClientConditions)] },
    // The renderer is one file that needs nothing beside it, React's fast half included.
    ...(server && { define: { 'process.env.NODE_ENV': '"production"' } }),
    ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
    build: {
      target: server ? 'esnext' : 'es2022',
      outDir: join(folder, 'dist', half),
      emptyOutDir: true,
      manifest: !server,
      ssr: server ? entry : false,
      cssMinify: true,
      chunkSizeWarningLimit: 2000,
      ...(!server && { rolldownOptions: { input: entry } }),
    },
  }
}

const apps: readonly { name: string; config: () => InlineConfig }[] = [
  { name: 'playground', config: playgroundConfig },
  { name: 'storefront, browser', config: () => storefrontConfig('client') },
  { name: 'storefront, server', config: () => storefrontConfig('server') },
]

/** Builds every app, one after the other, and says how long each took. */
export async function buildApps(say: (line: string) => void): Promise<void> {
  for (const { name, config } of apps) {
    const started = performance.now()
    await build({ ...config(), logLevel: 'warn', mode: 'production' })
    say(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
