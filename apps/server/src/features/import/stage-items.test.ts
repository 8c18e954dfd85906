import { expect, it } from 'vitest'
import { checkHeaders } from './stage-items.ts'

const refusal = (cells: readonly string[] | undefined): string => {
  try {
    checkHeaders(cells)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it('accepts headers with a handle or a name, and at most 500 of them', () => {
  const more = (count: number) => ['Title', ...Array.from({ length: count - 1 }, (_, index) => `Own ${index}`)]
  expect([['Handle'], ['Title'], ['Title', 'Handle'], more(500)].map(refusal)).toEqual(['', '', '', ''])
  expect(checkHeaders(['Title', '', 'Extra'])).toEqual([{ key: 'title' }, undefined, { kept: 'Extra', ofVariation: false }])
  expect(refusal(more(501))).toBe('This file has more than 500 columns.')
  expect([undefined, [], ['', ' ']].map(refusal)).toEqual(Array(3).fill('This file is empty.'))
  expect(refusal(['', 'a', 'b'])).toContain('The first line must have the column names.')
})

it('names the second of two columns with one meaning; columns without a meaning may repeat', () => {
  expect(refusal(['Title', 'Price', 'Name'])).toBe('The column “Name” occurs twice. Remove one of them.')
  expect(refusal(['Title', 'Own', 'Own', ''])).toBe('')
})
