import { expect, it } from 'vitest'
import { messages } from '../../messages.ts'
import { findFonts, fontName, groupFonts } from './font-groups.ts'

const groups = groupFonts([
  { name: 'Inter', value: '"Inter Variable", sans-serif', category: 'sans' },
  { name: 'Lora', value: '"Lora Variable", serif', category: 'serif' },
  { name: 'Acme', value: '"Acme", sans-serif', category: 'own' },
])
const titles = messages.theme.fontCategories
const names = (query: string, category?: 'serif') =>
  findFonts(groups, { query, category, titles }).flatMap(({ fonts }) => fonts.map(({ name }) => name))

it('groups the fonts of the app before the installed ones', () => {
  expect(groups.map(({ category }) => category)).toEqual(['own', 'sans', 'serif', 'installed'])
})

it('finds fonts by name, category and both', () => {
  expect(names('INT')).toEqual(['Inter'])
  expect(names('sans inter')).toEqual(['Inter'])
  expect(names('', 'serif')).toEqual(['Lora'])
  expect(names('inter', 'serif')).toEqual([])
})

it('names the font of a theme', () => {
  expect(fontName('"Lora Variable", serif', groups)).toBe('Lora')
  expect(fontName('"Avenir Next", sans-serif', groups)).toBe('Avenir Next')
})
