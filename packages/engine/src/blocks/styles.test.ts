import { expect, test } from 'vitest'

const shared = import.meta.glob<unknown>(['../render/{parts,product,slider}/*.tsx', '!../render/**/*.test.tsx'], {
  import: 'css',
  eager: true,
})

// The production build fails on a missing export; the development server returns undefined for it.
test.each(Object.entries(shared))('%s exports its style sheet', (_, css) => {
  expect(css).toEqual(expect.any(String))
})
