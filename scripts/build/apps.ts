import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { root } from '../repository.ts'

const SOURCE = '@blockfront/source'

/** One build of an app: what goes in, where it lands, and whether a browser or Node runs it. */
interface AppBuild {
  app: 'platform' | 'storefront'
  /** Below the app's folder. */
  entry: string
  outDir: string
  ssr: boolean
}

/**
 * Every build of every app. Storefront and platform share no build, and neither do the browser's half and the server's: two
 * inputs of one build would share a chunk, and with it the schemas that a shopper must not load.
 */
const BUILDS: readonly AppBuild[] = [
  { app: 'platform', entry: 'index.html', outDir: 'dist/client', ssr: false },
  { app: 'platform', entry: 'src/entry-prerender.tsx', outDir: 'dist/server', ssr: true },
  { app: 'storefront', entry: 'src/entry-client.tsx', outDir: 'dist/client', ssr: false },
  { app: 'storefront', entry: 'src/entry-server.tsx', outDir: 'dist/server', ssr: true },
]

/** How Vite builds an app; the development server uses the same plugins and conditions. */
export function appConfig({ app, entry, outDir, ssr }: AppBuild): InlineConfig {
  const folder = join(root, 'apps', app)
  return {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    resolve: { conditions: [SOURCE, ...(ssr ? defaultServerConditions : defaultClientConditions)] },
    ssr: { noExternal: true, resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      target: 'es2022',
      outDir: join(folder, outDir),
      emptyOutDir: true,
      manifest: !ssr,
      ssr: ssr ? join(folder, entry) : false,
      // Hashed files never change; the server serves them as immutable.
      assetsDir: 'assets',
      assetsInlineLimit: 1024,
      chunkSizeWarningLimit: 2000,
      ...(ssr ? {} : { rolldownOptions: { input: join(folder, entry) } }),
    },
  }
}

/** Builds all apps, one after the other, and says how long each took. */
export async function buildApps(say: (line: string) => void): Promise<void> {
  for (const item of BUILDS) {
    if (!existsSync(join(root, 'apps', item.app, item.entry))) continue
    const started = performance.now()
    await build(appConfig(item))
    say(`${item.app} (${item.ssr ? 'server' : 'browser'})  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
