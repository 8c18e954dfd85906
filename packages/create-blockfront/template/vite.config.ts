import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    // The server finds the built file of src/hydrate.tsx in the manifest.
    manifest: true,
    rolldownOptions: { input: ['edit.html', 'src/hydrate.tsx'] },
  },
  test: { environment: 'jsdom' },
})
