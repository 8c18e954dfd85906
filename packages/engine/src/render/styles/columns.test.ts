import { expect, it } from 'vitest'
import { columnSizes } from './columns.ts'

const columns = { desktop: 5, tablet: 3, mobile: 2 }

it('is the share of a column, and a fifth of 1280 pixels on wide pages', () => {
  const shares = '(min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw'
  expect(columnSizes(columns)).toBe(`(min-width: 1024px) and (min-width: 1280px) 256px, ${shares}`)
  expect(columnSizes(columns, '100%')).toBe(columnSizes(columns))
})

it('is limited by a length for all widths', () => {
  expect(columnSizes(columns, '170px')).toBe(
    '(min-width: 1024px) and (min-width: 1280px) min(170px, 256px), (min-width: 1024px) min(170px, 20vw), (min-width: 768px) min(170px, 33vw), min(170px, 50vw)',
  )
  expect(columnSizes(columns, '8rem')).toMatch(/min\(8rem, 50vw\)$/)
  expect(columnSizes(columns, { desktop: '300px', mobile: '170px' })).toBe(columnSizes(columns))
})
