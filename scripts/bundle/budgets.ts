/**
 * What a bundle may weigh and must not hold, as data for `npm run check:bundle`. A budget is raised on purpose, in the commit
 * that needs it. Every must-not-hold marker is found by another canary that must hold it, so that no check goes blind.
 */

/** A bundle that is made of a few lines, as an app would make it. */
export interface Canary {
  name: string
  /** The source of its entry. */
  entry: string
  /** The most that all its JavaScript may weigh, in bytes, compressed as said. */
  budget?: { bytes: number; encoding: 'gzip' | 'brotli' }
  /** Names of `markers` that it must not hold. */
  without?: readonly string[]
  /** Names of `markers` that it must hold. */
  holds?: readonly string[]
}

/** Something that a bundle can hold: modules by a part of their path, or texts that survive minifying. */
export interface Marker {
  modules?: readonly string[]
  texts?: readonly string[]
  /** Stands for the labels of all blocks' fields that are long enough to be nothing else. */
  labels?: boolean
}

/** Not bundled, because the bounds are meant beside them. */
export const externals: readonly RegExp[] = [/^react($|\/)/, /^react-dom($|\/)/, /^swiper($|\/)/]

export const markers: Readonly<Record<string, Marker>> = {
  zod: { modules: ['/node_modules/zod/'], texts: ['invalid_type', '~standard'] },
  fields: { modules: ['/packages/engine/src/field/'] },
  labels: { labels: true },
  form: { modules: ['/packages/engine/src/form/', '/node_modules/react-hook-form/'] },
  builder: { modules: ['/packages/engine/src/builder/', '/node_modules/@dnd-kit/'] },
}

const kilobyte = 1024

export const canaries: readonly Canary[] = [
  {
    name: 'engine/render',
    entry: "export * from '@blockfront/engine/render'",
    budget: { bytes: 5 * kilobyte, encoding: 'gzip' },
    without: ['zod', 'fields', 'labels', 'form', 'builder'],
  },
  {
    name: 'engine/render with all views',
    entry: "export * from '@blockfront/engine/render'; export * from '@blockfront/engine/views'",
    budget: { bytes: 25 * kilobyte, encoding: 'gzip' },
    without: ['zod', 'fields', 'labels', 'form', 'builder'],
  },
  {
    name: 'contract/client',
    entry: "export * from '@blockfront/contract/client'",
    without: ['zod', 'fields', 'form', 'builder'],
  },
  {
    name: 'engine/blocks',
    entry: "export * from '@blockfront/engine/blocks'",
    holds: ['zod', 'fields', 'labels'],
    without: ['form', 'builder'],
  },
  {
    name: 'engine/builder',
    entry: "export * from '@blockfront/engine/builder'; export * from '@blockfront/engine/form'",
    holds: ['form', 'builder'],
  },
]
