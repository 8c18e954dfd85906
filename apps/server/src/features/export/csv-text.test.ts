import { expect, it } from 'vitest'
import { csvText, unescapeFormula } from './csv-text.ts'

it('escapes cells that a spreadsheet would run, and no numbers', () => {
  const cells = ['=1+1', '+1', '+49 30 1', '-2.50', '-a', '@x', '\tx', '\rx', 'a=b', "'x", '']
  const escaped = ["'=1+1", '+1', "'+49 30 1", '-2.50', "'-a", "'@x", "'\tx", "'\rx", 'a=b', "'x", '']
  expect(cells.map((cell) => csvText([[cell, 'end']]))).toEqual(
    escaped.map((cell) => `${/\r/.test(cell) ? `"${cell}"` : cell},end\r\n`),
  )
  expect(escaped.map(unescapeFormula)).toEqual(cells)
})

it('quotes cells with a line break, and ends every line with CR and LF', () => {
  expect(csvText([['two\nlines', 'a "b", c'], ['x']])).toBe('"two\nlines","a ""b"", c"\r\nx\r\n')
  expect(csvText([])).toBe('')
})
