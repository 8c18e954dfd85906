import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite'
import { root } from '../sources/repository.ts'
import { asProduction } from './as-production.ts'
import { blockLoading, staticTypes, typesLoaded } from './block-loading.ts'
import { blockRefresh } from './block-refresh.ts'
import { inlineScript } from './inline-script.ts'
import { messageFiles } from './message-files.ts'
import { optionalCss } from './optional-css.ts'
import { platformConfig, platformPagesConfig, writePages } from './platform/platform.ts'

const source = '@blockfront/source'

/** Vite config of the playground: imports the packages' sources, so that edited blocks update immediately. */
export const playgroundConfig = (): InlineConfig => ({
  root: join(root, 'apps/playground'),
  configFile: false,
  plugins: [react(), optionalCss(), blockRefresh()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})

/**
 * The chunks of the storefront, first match first: a few files compress better and load faster than many. React stays the same
 * between releases; then the code of every page, sliders, the grouped views, and the rare views without JavaScript, which are small.
 */
const storefrontFiles = () =>
  [
    { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\/|\/storefront\/src\/react-first/ },
    { name: 'store', tags: ['$initial' as const] },
    { name: 'slider', test: /\/engine\/src\/render\/(?:slider\/(?!swiper)|slide-focus|parts\/(?:Slider|Section))/ },
    { name: 'sections', test: new RegExp(`/engine/src/blocks/(?:${typesLoaded('grouped').join('|')})\\.tsx$`) },
    { name: 'content', test: new RegExp(`/engine/src/blocks/(?:${rareContent().join('|')})\\.tsx$`) },
  ].map((group, index, all) => ({ ...group, priority: all.length - index }))

const rareContent = () => typesLoaded('rare').filter((type) => staticTypes().includes(type))

/**
 * Lazy parts of the storefront have no style sheets and few other files, so a plain import loads them. One that fails is reported by Vite's
 * event. If its default is prevented, the page reloads, and the import stays pending.
 */
const reportedImports = (): Plugin => ({
  name: 'reported-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      "export const __vitePreload = (load) => load().catch((payload) => dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })) ? Promise.reject(payload) : new Promise(() => {}))",
  },
})

/** Leaves the parser of formatted text out of the first load: the server has drawn the text of the first page (docs/decisions/0092). */
const lateRichText = (): Plugin => ({
  name: 'late-rich-text',
  enforce: 'pre',
  load: {
    filter: { id: /\/render\/parts\/rich-text\/use-rich-text\.ts$/ },
    handler: () => "export * from './late-rich-text.ts'",
  },
})

/**
 * The client and server of the storefront, as separate builds, because two inputs of one build would share chunks. `dist/client`
 * contains the browser's files and a manifest, `dist/server` the file that the server renders with.
 */
export const storefrontConfig = (half: 'client' | 'server'): InlineConfig => {
  const folder = join(root, 'apps/storefront')
  const server = half === 'server'
  const entry = join(folder, `src/entry-${half}.tsx`)
  return {
    root: folder,
    configFile: false,
    plugins: [
      react(),
      optionalCss(),
      blockLoading(),
      inlineScript(),
      reportedImports(),
      ...(server ? [] : [messageFiles(), lateRichText()]),
    ],
    resolve: { conditions: [source, ...(server ? defaultServerConditions : defaultClientConditions)] },
    // The renderer is one file without run-time imports, which includes React's production build.
    ...(server && { define: { 'process.env.NODE_ENV': '"production"' } }),
    ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
    build: {
      target: server ? 'esnext' : 'es2022',
      // For both halves: React compares the text of `<style>` elements.
      cssTarget: 'es2022',
      outDir: join(folder, 'dist', half),
      emptyOutDir: true,
      manifest: !server,
      ssr: server ? entry : false,
      cssMinify: true,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      ...(!server && { rolldownOptions: { input: entry, output: { codeSplitting: { groups: storefrontFiles() } } } }),
    },
  }
}

const apps: readonly { name: string; config: () => InlineConfig; finish?: () => Promise<void> }[] = [
  { name: 'playground', config: playgroundConfig },
  { name: 'platform, browser', config: platformConfig },
  { name: 'platform, pages', config: platformPagesConfig, finish: writePages },
  { name: 'storefront, browser', config: () => storefrontConfig('client') },
  { name: 'storefront, server', config: () => storefrontConfig('server') },
]

/** Builds every app, one after the other, and prints the duration of each. */
export const buildApps = (say: (line: string) => void): Promise<void> =>
  asProduction(async () => {
    for (const { name, config, finish } of apps) {
      const started = performance.now()
      await build({ ...config(), logLevel: 'warn', mode: 'production' })
      await finish?.()
      say(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
  })
