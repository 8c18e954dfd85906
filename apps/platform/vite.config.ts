import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import { fewChunks } from '../../packages/dashboard/build/platform-chunks.ts'
import { prerenderPages, siteIcon } from '../../packages/dashboard/build/prerender.ts'
import { blockRefresh } from '../../packages/engine/build/block-refresh.ts'
import { optionalCss } from '../../packages/engine/build/optional-css.ts'

const source = '@blockfront/source'

/** Imports the packages' sources. */
const browser = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), optionalCss(), siteIcon()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Files keep separate URLs: the content security policy allows no script from data URLs.
  build: {
    target: 'es2022',
    outDir: join(import.meta.dirname, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
})

/** Only the public pages, as one file that prerenders them after the build. Libraries are not bundled. */
const pages = (): UserConfig => ({
  ...browser(),
  plugins: [react(), optionalCss(), prerenderPages()],
  ssr: { external: true, noExternal: [/^@blockfront\//], resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    target: 'esnext',
    outDir: join(import.meta.dirname, 'dist/server'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: join(import.meta.dirname, 'prerender.tsx'), output: { codeSplitting: false } },
  },
})

/** The development server forwards everything that is not a screen to the server, with the browser's hostname. */
const development = (): UserConfig => ({
  ...browser(),
  plugins: [react(), optionalCss(), siteIcon(), blockRefresh()],
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '^/(?:api|fonts|media|starter|dev)/': { target: `http://127.0.0.1:${process.env.PORT || 3000}` } },
  },
})

/** The main hostname: `vite build` for browsers, then `vite build --ssr`, which prerenders the public pages into the same folder. */
export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') return development()
  if (isSsrBuild) return pages()
  return { ...browser(), plugins: [react(), optionalCss(), siteIcon(), fewChunks(browser)] }
})
