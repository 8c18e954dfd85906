import { withBreakpoints } from '@blockfront/engine/render'
import { expect, it } from 'vitest'

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
it.each(Object.entries(sheets))('%s has no breakpoint that stores cannot change', (path, css) => {
  const conditions = [...css.matchAll(/@(?:container|media)[^{]*/g)].map(([condition]) => condition)
  const replaced = conditions.map((condition) => withBreakpoints(condition, { tablet: 600, desktop: 900 }))
  expect(replaced.filter((condition) => /\b(?:76[78]|102[34])(?:\.\d+)?px|\b(?:48|64)r?em\b/.test(condition))).toEqual([])
  // The panel of test events is not part of the page.
  if (path.endsWith('/test-panel.css')) expect(replaced).toEqual(conditions)
})
