import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { blockLoading } from '../../packages/engine/build/block-loading.ts'
import { optionalCss } from '../../packages/engine/build/optional-css.ts'
import { inlineScript } from '../../packages/storefront/build/inline-script.ts'
import { messageFiles } from '../../packages/storefront/build/message-files.ts'
import { reportedImports, storefrontFiles } from '../../packages/storefront/build/storefront.ts'

const source = '@blockfront/source'

/**
 * The client and server of the storefront, as separate builds (`vite build`, `vite build --ssr`), because two inputs of one build would share
 * chunks. `dist/client` contains the browser's files and a manifest, `dist/server` the file that the server renders with.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react(), optionalCss(), blockLoading(), inlineScript(), reportedImports(), ...(isSsrBuild ? [] : [messageFiles()])],
  // The parser of formatted text is not in the first load: the server has drawn the text of the first page (docs/decisions/0092).
  resolve: {
    conditions: [source, ...(isSsrBuild ? defaultServerConditions : ['@blockfront/hydrated', ...defaultClientConditions])],
  },
  // The renderer is one file without run-time imports, which includes React's production build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    target: isSsrBuild ? 'esnext' : 'es2022',
    // For both halves: React compares the text of `<style>` elements.
    cssTarget: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssMinify: true,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: isSsrBuild
      ? { input: join(import.meta.dirname, 'server.tsx') }
      : { input: join(import.meta.dirname, 'client.tsx'), output: { codeSplitting: { groups: storefrontFiles() } } },
  },
}))
