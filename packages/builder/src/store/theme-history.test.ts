import { load, remove } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { expect, it } from 'vitest'
import { blocks } from '../../../engine/src/document/testing/blocks.ts'
import { createBuilder } from './builder-store.ts'

const theme: StoreTheme = {
  name: 'Day',
  palette: {
    surface: '#ffffff',
    text: '#111111',
    muted: '#666666',
    accent: '#1d4ed8',
    onAccent: '#ffffff',
    border: '#dddddd',
    sale: '#cc0000',
  },
  fonts: { heading: 'serif', body: 'sans-serif' },
  radius: 8,
  spacing: 1,
}

function start() {
  let time = 0
  const stored = Object.values(blocks)
    .slice(0, 2)
    .map(({ type }, i) => ({ type, id: `b${i}` }))
  const builder = createBuilder({ document: load(stored, blocks).document, blocks, theme, now: () => (time += 1000) })
  const drop = (id: string) => builder.apply(remove(builder.store.getState().document, blocks, { id }))
  const round = (radius: number, field?: string) => {
    const now = builder.store.getState().theme
    if (now) builder.setTheme({ ...now, radius }, { field })
  }
  const seen = () => {
    const { document, theme: now } = builder.store.getState()
    return `${document.content.map(({ id }) => id).join()} ${now?.radius}`
  }
  return { builder, drop, round, seen }
}

it('undoes and redoes changes of page and theme in chronological order', () => {
  const { builder, drop, round, seen } = start()
  drop('b0')
  round(2)
  drop('b1')
  const states = [seen()]
  for (let i = 0; i < 3; i++) {
    builder.undo()
    states.push(seen())
  }
  expect(states).toEqual([' 2', 'b1 2', 'b1 8', 'b0,b1 8'])
  for (let i = 0; i < 3; i++) builder.redo()
  expect(seen()).toBe(' 2')
})

it('clears redo of both after a new change in either', () => {
  const { builder, drop, round, seen } = start()
  drop('b0')
  round(2)
  builder.undo()
  builder.undo()
  round(4)
  builder.redo()
  expect(seen()).toBe('b0,b1 4')
  builder.undo()
  drop('b1')
  builder.redo()
  expect(seen()).toBe('b0 8')
})

it('undoes a drag of one slider as one step', () => {
  let time = 0
  const builder = createBuilder({ document: load([], blocks).document, blocks, theme, now: () => (time += 50) })
  for (const radius of [9, 10, 11]) builder.setTheme({ ...theme, radius }, { field: 'radius' })
  builder.undo()
  expect(builder.store.getState().theme?.radius).toBe(8)
  expect(builder.store.getState().themeHistory.past).toHaveLength(0)
})
