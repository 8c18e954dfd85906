import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useMoveKeys } from './use-move-keys.ts'

afterEach(cleanup)

const Row = ({ name, index, onMove }: { name: string; index: number; onMove: (to: number) => void }) => (
  <button type="button" {...useMoveKeys(index, 3, onMove)}>
    {name}
  </button>
)

function List() {
  const [rows, setRows] = useState(['a', 'b', 'c'])
  const move = (from: number, to: number) => {
    if (to in rows) setRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)))
  }
  return (
    <>
      <input aria-label="Name" onChange={() => setRows([...rows])} />
      {rows.map((name, index) => (
        <Row key={name} name={name} index={index} onMove={(to) => move(index, to)} />
      ))}
    </>
  )
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string, key: string) => fireEvent.keyDown(screen.getByText(name), { key })

test('arrow keys, Home and End move a row, whose handle keeps the focus', () => {
  render(<List />)
  screen.getByText('a').focus()
  press('a', 'ArrowDown')
  expect([order(), document.activeElement?.textContent]).toEqual([['b', 'a', 'c'], 'a'])
  press('a', 'End')
  expect([order(), document.activeElement?.textContent]).toEqual([['b', 'c', 'a'], 'a'])
  press('a', 'Home')
  press('a', 'ArrowDown')
  expect(order()).toEqual(['b', 'a', 'c'])
})

test('a key that cannot move a row does not take the focus later', () => {
  render(<List />)
  const input = screen.getByLabelText('Name')
  press('a', 'ArrowUp')
  input.focus()
  fireEvent.change(input, { target: { value: 'x' } })
  expect(document.activeElement).toBe(input)
})
