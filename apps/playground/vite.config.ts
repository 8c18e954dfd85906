import { blockRefresh } from '@blockfront/tooling/build/block-refresh'
import { optionalCss } from '@blockfront/tooling/build/optional-css'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Imports the packages' sources, so that edited blocks update immediately. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), optionalCss(), blockRefresh()],
  resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  server: { host: '127.0.0.1', port: 5173 },
  clearScreen: false,
})
