import type { View, Views } from '../render/BlockOutlet.tsx'

const files = import.meta.glob<View>(['./*.tsx', '!./*.test.tsx'], { import: 'View', eager: true })

/** Every view of this folder by its block type, which is its file name. Imports no schema. */
export const views: Views = /* @__PURE__ */ Object.fromEntries(
  Object.entries(files).map(([path, view]) => [path.slice(2, -4), view]),
)
