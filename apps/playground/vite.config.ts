import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { blockRefresh } from '../../packages/engine/build/block-refresh.ts'
import { optionalCss } from '../../packages/engine/build/optional-css.ts'

/** Imports the packages' sources, so that edited blocks update immediately. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), optionalCss(), blockRefresh()],
  resolve: { conditions: ['@blockfront/source', ...defaultClientConditions] },
  build: { target: 'es2022', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  server: { host: '127.0.0.1', port: 5173 },
  clearScreen: false,
})
