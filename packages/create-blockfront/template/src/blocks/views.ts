import type { Views } from '@blockfront/engine/render'

const files = import.meta.glob<Views[string]>(['./*.tsx', '!./*.test.tsx'], { import: 'View', eager: true })

/** The views by block type, without schemas: what a visitor's browser needs. A file has the name of its block type. */
export const views: Views = Object.fromEntries(Object.entries(files).map(([path, View]) => [path.slice(2, -4), View]))
