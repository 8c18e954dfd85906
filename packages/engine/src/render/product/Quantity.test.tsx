import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'
import { renderPart } from '../testing/inert-page.tsx'
import { Quantity, quantityOf } from './Quantity.tsx'
import { Stars } from './Stars.tsx'
import { WishlistButton } from './WishlistButton.tsx'

afterEach(cleanup)

it.each([
  ['3', undefined, 3],
  ['2.9', undefined, 2],
  ['0', undefined, 1],
  ['-4', undefined, 1],
  ['x', 5, 1],
  [7, 5, 5],
  ['5', 5, 5],
])('the quantity of %j with at most %s is %i', (value, most, quantity) => expect(quantityOf(value, most)).toBe(quantity))

it('steps between 1 and the limit, and completes the field when it is left', () => {
  const Field = () => {
    const [value, setValue] = useState('1')
    return <Quantity value={value} onChange={setValue} />
  }
  render(
    <BlockServicesContext value={{ ...inertServices, maxQuantity: 2 }}>
      <Field />
    </BlockServicesContext>,
  )
  const field = screen.getByRole('spinbutton') as HTMLInputElement
  const [less, more] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  const state = () => [field.value, less.getAttribute('aria-disabled'), more.getAttribute('aria-disabled')]
  expect([field.min, field.max, field.step]).toEqual(['1', '2', '1'])
  expect(state()).toEqual(['1', 'true', 'false'])
  fireEvent.click(more)
  expect(state()).toEqual(['2', 'false', 'true'])
  fireEvent.click(more)
  expect(field.value).toBe('2')
  fireEvent.click(less)
  expect(field.value).toBe('1')
  fireEvent.change(field, { target: { value: '9' } })
  fireEvent.blur(field)
  expect(field.value).toBe('2')
})

it('draws between no and five stars', () => {
  renderPart([7, 2.5, -1].map((rating) => <Stars key={rating} rating={rating} />) as never)
  expect(screen.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
    'Rated 5 out of 5',
    'Rated 2.5 out of 5',
    'Rated 0 out of 5',
  ])
})

it('saves a product to the wishlist of the app, and is not there without one', () => {
  const product = { id: '1', slug: 'mug', name: 'Mug', price: 1 }
  const [saved, listeners] = [new Set<string>(), new Set<() => void>()]
  const wishlist = {
    has: (id: string) => saved.has(id),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toggle: ({ id }: { id: string }) => {
      if (!saved.delete(id)) saved.add(id)
      for (const listener of listeners) listener()
    },
  }
  const { rerender } = render(
    <BlockServicesContext value={{ ...inertServices, wishlist }}>
      <WishlistButton product={product} />
      <WishlistButton product={product} isLabeled />
    </BlockServicesContext>,
  )
  const [icon, labeled] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  const name = labeled.textContent ?? ''
  expect([icon.getAttribute('aria-label'), icon.title, icon.textContent]).toEqual([`${name}: Mug`, name, ''])
  expect([labeled.getAttribute('aria-label'), labeled.getAttribute('title'), labeled.className]).toEqual([
    null,
    null,
    'bf-wish bf-wish--labeled',
  ])
  fireEvent.click(icon)
  expect([icon, labeled].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  fireEvent.click(labeled)
  expect(icon.getAttribute('aria-pressed')).toBe('false')
  rerender(
    <BlockServicesContext value={inertServices}>
      <WishlistButton product={product} />
    </BlockServicesContext>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
