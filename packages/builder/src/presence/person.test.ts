import { expect, it } from 'vitest'
import { hueOf, initialsOf, labelOf } from './person.ts'

it('shortens names of any script to one or two letters', () => {
  expect(['Ada Lovelace', ' Grace  Brewster Hopper ', 'Ünal', '李 小龍', '😀 x', ''].map(initialsOf)).toEqual([
    'AL',
    'GH',
    'Ü',
    '李小',
    '😀X',
    '',
  ])
})

it('gives a person the same color everywhere, and a name', () => {
  const ada = { personId: 'a1', name: 'Ada' }
  expect(hueOf(ada)).toBe(hueOf({ ...ada, name: 'Other' }))
  expect([ada, { ...ada, isYou: true }, { ...ada, name: '' }].map(labelOf)).toEqual(['Ada', 'You, in another window', 'Someone'])
})
