import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices, messages } from '../inert-services.ts'
import type { Product } from '../resource.ts'
import { ProductChoice } from './ProductChoice.tsx'

const shirt: Product = {
  ...{ id: 'p', slug: 'shirt', name: 'Shirt', price: 20, discountPrice: 15, productImage: '/shirt.jpg', stockStatus: true },
  attributeGroups: [
    { name: 'Color', type: 'color', values: ['Red', '#0000ff'] },
    { name: 'Size', type: 'select', values: ['S', 'M'] },
    { name: 'Fit', type: 'buttons', values: ['Slim', 'Wide'] },
  ],
  variations: [
    { id: 'small', attributes: { Color: 'Red', Size: 'S', Fit: 'Slim' }, image: '/red.jpg', stockStatus: true },
    { id: 'medium', attributes: { Color: 'Red', Size: 'M', Fit: 'Slim' }, price: 30, stockStatus: false },
    { id: 'blue', attributes: { Color: '#0000ff', Size: 'M', Fit: 'Wide' }, stockStatus: true },
  ],
}
const [addToCart, alert, onAdded] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  render(
    <BlockServicesContext value={{ ...inertServices, addToCart, alert }}>
      <ProductChoice product={shirt} onAdded={onAdded} />
    </BlockServicesContext>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
const size = () => screen.getByRole('combobox') as HTMLSelectElement
const choose = (color: string | RegExp, of: string, fit: string | RegExp) => {
  fireEvent.click(button(color))
  fireEvent.change(size(), { target: { value: of } })
  fireEvent.click(button(fit))
}
const image = () => document.querySelector('img')?.getAttribute('src')

it('asks for each missing option after an attempt to buy, and focuses the first', () => {
  const missing = () =>
    [...document.querySelectorAll('[data-missing]')].map((one) => one.querySelector('.bf-option__label')?.textContent)
  expect([missing(), document.activeElement]).toEqual([[], document.body])
  fireEvent.click(button('Red'))
  fireEvent.click(button(messages.addToCart))
  expect(alert.mock.calls).toEqual([['Please select all options: Size, Fit']])
  expect(missing()).toEqual(['Size', 'Fit'])
  expect(document.activeElement).toBe(size())
  expect(size().getAttribute('aria-invalid')).toBe('true')
  const described = [size(), screen.getByRole('group', { name: 'Fit' })].map((one) => one.getAttribute('aria-describedby') ?? '')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(Array(2).fill(messages.selectAllOptions))
  fireEvent.change(size(), { target: { value: 'S' } })
  expect([missing(), size().getAttribute('aria-invalid')]).toEqual([['Fit'], null])
  fireEvent.click(button(messages.addToCart))
  expect(document.activeElement).toBe(button('Slim'))
  expect([addToCart.mock.calls, onAdded.mock.calls]).toEqual([[], []])
})

it('names only what is still missing after a choice, and removes the message with the last one', () => {
  const visible: string[] = []
  alert.mockImplementation((text: string) => {
    visible.push(text)
    return () => void visible.splice(visible.indexOf(text), 1)
  })
  fireEvent.click(button('Red'))
  fireEvent.click(button(messages.addToCart))
  expect(visible).toEqual(['Please select all options: Size, Fit'])
  fireEvent.change(size(), { target: { value: 'S' } })
  expect(visible).toEqual(['Please select all options: Fit'])
  fireEvent.click(button('Slim'))
  expect(visible).toEqual([])
})

it('adds the chosen variation, and shows its price and image', () => {
  expect(image()).toBe('/shirt.jpg')
  choose('Red', 'S', 'Slim')
  expect([image(), screen.getByText('15.00').tagName]).toEqual(['/red.jpg', expect.any(String)])
  fireEvent.click(button(messages.addToCart))
  expect(addToCart.mock.calls).toEqual([[{ product: shirt, quantity: 1, variation: shirt.variations?.[0] }]])
  expect(onAdded).toHaveBeenCalledOnce()
  expect(alert).not.toHaveBeenCalled()
  fireEvent.change(size(), { target: { value: 'M' } })
  expect([screen.getByText('30.00').textContent, button(messages.soldOut).disabled]).toEqual(['30.00', true])
})

it('shows the image of the product again when an option is deselected', () => {
  choose('Red', 'S', 'Slim')
  expect(image()).toBe('/red.jpg')
  fireEvent.click(button('Slim'))
  expect(image()).toBe('/shirt.jpg')
  fireEvent.click(button('Slim'))
  expect(image()).toBe('/red.jpg')
})

it('shows which values cannot be combined, and a selected value is cleared by choosing it again', () => {
  const [red, wide] = [button('Red'), button('Wide')]
  expect([red.title, red.getAttribute('aria-pressed'), screen.getByRole('status').textContent]).toEqual(['', 'false', ''])
  fireEvent.click(red)
  expect(screen.getByText(': Red')).toBeTruthy()
  expect([wide.title, wide.hasAttribute('data-impossible'), wide.textContent]).toEqual([
    `Wide: ${messages.unavailable}`,
    true,
    `Wide (${messages.unavailable})`,
  ])
  choose('#0000ff', 'S', /^Wide/)
  // A color without a name is not repeated as text.
  expect(screen.queryByText(': #0000ff')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(messages.noSuchVariation)
  expect([...size().options].map(({ text }) => text)).toEqual([
    messages.chooseOption({ group: 'Size' }),
    messages.unavailableOption({ value: 'S' }),
    'M',
  ])
  fireEvent.change(size(), { target: { value: '' } })
  expect([size().value, screen.getByRole('status').textContent]).toEqual(['', ''])
  fireEvent.click(button(/^Wide/))
  expect(button(/^Wide/).getAttribute('aria-pressed')).toBe('false')
})
