import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { csvText, unescapeFormula } from './csv-text.ts'

it('escapes cells that a spreadsheet would run, and no numbers', () => {
  // The last ones before the harmless ones have full width.
  const formulas = ['=1+1', '+49 30 1', '-a', '@x', '\tx', '\rx', '\nx', '\uff1d1+1', '\uff0b1+1', '\uff0d1+1', '\uff20x']
  const harmless = ['+1', '-2.50', 'a=b', "'x", '']
  const cells = [...formulas, ...harmless]
  const escaped = [...formulas.map((cell) => `'${cell}`), ...harmless]
  expect(cells.map((cell) => csvText([[cell, 'end']]))).toEqual(
    escaped.map((cell) => `${/[\r\n]/.test(cell) ? `"${cell}"` : cell},end\r\n`),
  )
  expect(escaped.map(unescapeFormula)).toEqual(cells)
})

it('is the only place that writes CSV, so that every export escapes the same cells', () => {
  const sources = join(import.meta.dirname, '../..')
  const writers = globSync('**/*.ts', { cwd: sources }).filter((file) =>
    readFileSync(join(sources, file), 'utf8').includes("'csv-stringify"),
  )
  expect(writers.filter((file) => !file.endsWith('.test.ts'))).toEqual(['ground/files/csv-text.ts'])
})

it('quotes cells with a line break, and ends every line with CR and LF', () => {
  expect(csvText([['two\nlines', 'a "b", c'], ['x']])).toBe('"two\nlines","a ""b"", c"\r\nx\r\n')
  expect(csvText([])).toBe('')
})
