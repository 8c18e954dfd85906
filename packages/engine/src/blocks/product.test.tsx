import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BlockServices, BlockServicesContext } from '../render/block-services.ts'
import { inertServices } from '../render/inert-services.ts'
import type { Product } from '../render/resource.ts'
import { renderPart } from '../render/testing/inert-page.tsx'
import block, { View } from './product.tsx'

const shirt: Product = {
  id: 'p1',
  slug: 'shirt',
  name: 'Shirt',
  price: 30,
  productImage: '/shirt.jpg',
  stockStatus: 'in_stock',
  description: '<p>Soft <b>cotton</b></p>',
  attributeGroups: [
    { name: 'Color', type: 'color', values: ['Red', 'Blue'] },
    { name: 'Size', type: 'buttons', values: ['S', 'M'] },
  ],
  variations: [
    { id: 'rs', attributes: { Color: 'Red', Size: 'S' }, image: '/red.jpg' },
    { id: 'rm', attributes: { Color: 'Red', Size: 'M' }, price: 40, discountPrice: 35 },
    { id: 'bs', attributes: { Color: 'Blue', Size: 'S' }, stockStatus: '' },
  ],
}

const draw = (product: Product = shirt, more: Partial<BlockServices> = {}, props: object = {}) => {
  const services = { ...inertServices, ...more, addToCart: vi.fn(), alert: vi.fn(), track: vi.fn() }
  const ui = (value: Product) => (
    <BlockServicesContext value={services}>
      <View {...block.props().parse(props)} data={{ product: { status: 'ready', value } }} />
    </BlockServicesContext>
  )
  const { rerender } = render(ui(product))
  return { services, again: (value: Product) => rerender(ui(value)) }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const pressed = (name: string | RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

beforeAll(() => {
  // jsdom has neither observers nor scrolling; the slider's own test runs in a browser.
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', observer)
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  Element.prototype.scrollTo = () => {}
})
afterEach(cleanup)

it.each([
  ['4 / 5', {}, '4 / 5'],
  ['auto', { width: 1200, height: 900 }, '1.333'],
  ['auto', { width: 300, height: 900 }, '0.600'],
  ['auto', { width: 900, height: 300 }, '1.800'],
  ['auto', {}, '1'],
])('shows its images in the ratio that was chosen: %s of %o', (imageRatio, size, expected) => {
  draw(shirt, { imageSource: (src) => ({ src, ...size }) }, { imageRatio })
  const section = screen.getByRole('heading', { name: 'Shirt' }).closest('section')
  expect(section?.style.getPropertyValue('--gallery-ratio')).toBe(expected)
})

it('shows rows that open without a script', () => {
  draw(shirt, {}, { rows: [{ title: 'Care', text: '<p>Wash it at 30 degrees.</p>' }] })
  const row = screen.getByText('Care').closest('details')
  expect(row?.open).toBe(false)
  expect(row?.textContent).toBe('CareWash it at 30 degrees.')
})

it.each([
  [{ text: 'incl. VAT, plus shipping', url: '/page/shipping' }, '/page/shipping'],
  [{ text: 'incl. VAT' }, undefined],
])('shows next to the price what the law requires: %j', (priceNote, url) => {
  draw({ ...shirt, priceNote })
  const note = screen.getByText(priceNote.text)
  expect(note.closest('a')?.getAttribute('href')).toBe(url)
  expect(note.closest('p')?.previousElementSibling?.textContent).toContain('From 30.00')
})

it('shows facts, and the stock note of the chosen variation', async () => {
  const [first, ...others] = shirt.variations ?? []
  const variations = [...(first ? [{ ...first, stockNote: 'Only 2 left' }] : []), ...others]
  const { again } = draw({
    ...shirt,
    variations,
    facts: [{ icon: 'shield', text: 'Returns within 30 days', url: '/page/refunds' }],
  })
  expect(screen.getByRole('link', { name: 'Returns within 30 days' }).getAttribute('href')).toBe('/page/refunds')
  expect(screen.queryByText('Only 2 left')).toBeNull()
  await press('Red')
  await press('S')
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  again({ ...shirt, id: 'p2', attributeGroups: [], variations: [], stockNote: 'In stock' })
  expect(screen.getByText('In stock')).toBeTruthy()
  again({ ...shirt, id: 'p3', attributeGroups: [], variations: [], stockNote: 'In stock', stockStatus: false })
  expect(screen.queryByText('In stock')).toBeNull()
})

describe('options', () => {
  it('clear the selected value when it is selected again', async () => {
    draw()
    await press('Red')
    expect(pressed('Red')).toBe('true')
    await press('Red')
    expect(pressed('Red')).toBe('false')
  })

  it('resolve a variation, whose price and image are then shown', async () => {
    draw()
    // Before the choice: the lowest price, and the badge, because another variation is reduced.
    expect(screen.getByText('From 30.00')).toBeTruthy()
    expect(screen.getByText('Sale')).toBeTruthy()
    await press('Red')
    await press('M')
    expect(screen.getByText('35.00')).toBeTruthy()
    expect(screen.getByText('Sale')).toBeTruthy()
    expect(screen.getByText('Was').closest('s')?.textContent).toBe('Was 40.00')
    await press('S')
    expect(screen.getByRole('button', { name: 'Show image 2' }).getAttribute('aria-current')).toBe('true')
  })

  it('of a color show its image before the selection is complete, and remove it when cleared', async () => {
    draw()
    const shown = () => screen.getByRole('button', { current: true }).ariaLabel
    await press('Red')
    expect(shown()).toBe('Show image 2')
    await press('Red')
    expect(screen.queryByRole('button', { name: 'Show image 2' })).toBeNull()
  })

  it.each(['Red', 'S'])('show the main image of the product again when %s is deselected', async (value) => {
    draw({ ...shirt, galleryImages: ['/red.jpg'] })
    const shown = () => screen.getByRole('button', { current: true }).ariaLabel
    await press('Red')
    await press('S')
    expect(shown()).toBe('Show image 2')
    await press(value)
    expect(shown()).toBe('Show image 1')
    await press(value)
    expect(shown()).toBe('Show image 2')
  })

  it('with an unknown color are text, and others have a swatch', () => {
    draw({
      ...shirt,
      variations: [],
      attributeGroups: [{ name: 'Color', type: 'color', values: ['Sand', 'Xanadu', '#ffffff'] }],
    })
    const swatch = (name: string) => screen.getByRole('button', { name }).querySelector<HTMLElement>('.bf-option__swatch')
    expect(swatch('Sand')?.style.backgroundColor).toBe('rgb(221, 204, 170)')
    expect(swatch('Xanadu')).toBeNull()
    expect(screen.getByText('Xanadu').className).toContain('bf-option__value')
    expect(swatch('#ffffff')?.style.backgroundColor).toBe('rgb(255, 255, 255)')
  })

  it('with translated colors keep their swatches and show the translation', () => {
    draw({
      ...shirt,
      variations: [],
      attributeGroups: [{ name: 'Farbe', type: 'color', values: ['Grün', 'Rot'], swatches: ['green', 'red'] }],
    })
    const button = screen.getByRole('button', { name: 'Grün' })
    expect(button.querySelector<HTMLElement>('.bf-option__swatch')?.style.backgroundColor).toBe('green')
    expect(screen.getByText('Grün').classList.contains('bf-hidden')).toBe(false)
  })

  it('that exclude each other are marked and can still be selected', async () => {
    draw()
    await press('Blue')
    await press(/^M ?\(Not available with your other choices/)
    expect(screen.getByText('This combination is not available.')).toBeTruthy()
  })
})

describe('options in the URL', () => {
  it('are selected if the product has them, and the URL follows changes', async () => {
    const options = { read: () => ({ Color: 'Red', Size: 'XXL', page: '2' }), write: vi.fn() }
    draw(shirt, { options })
    expect(pressed('Red')).toBe('true')
    expect(pressed('S')).toBe('false')
    await press('M')
    expect(options.write).toHaveBeenLastCalledWith({ Color: 'Red', Size: 'M' }, ['Color', 'Size'])
    await press('Red')
    expect(options.write).toHaveBeenLastCalledWith({ Size: 'M' }, ['Color', 'Size'])
  })

  it('are those of the last opened URL', async () => {
    const read = vi.fn(() => ({ Color: 'Red', Size: 'M' }))
    const { again } = draw(shirt, { options: { read, write: vi.fn() } })
    read.mockReturnValue({ Color: 'Blue', Size: '' })
    again({ ...shirt })
    expect([pressed('Blue'), pressed('Red'), pressed(/^M/)]).toEqual(['true', 'false', 'false'])
  })
})

describe('buying', () => {
  it('requires all options first', async () => {
    const { services } = draw()
    const remove = vi.fn()
    services.alert.mockReturnValue(remove)
    await press('Add to Cart')
    expect(services.alert).toHaveBeenCalledExactlyOnceWith('Please select all options: Color, Size')
    expect(services.addToCart).not.toHaveBeenCalled()
    expect(screen.getAllByText('Please select all options')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Red' }))
    await press('Red')
    const [note] = screen.getAllByText('Please select all options')
    expect(screen.getByRole('group', { name: 'Size' }).getAttribute('aria-describedby')).toBe(note?.id)
    // The message names only what is still missing.
    expect([services.alert.mock.calls.slice(1), remove.mock.calls.length]).toEqual([[['Please select all options: Size']], 1])
    await press('Buy Now')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'S' }))
    await press('S')
    expect(screen.queryByText('Please select all options')).toBeNull()
    // It is removed with the last choice, and not shown again.
    expect([services.alert.mock.calls.length, remove.mock.calls.length]).toEqual([3, 2])
    await press('S')
    expect(services.alert).toHaveBeenCalledTimes(3)
  })

  it('marks a select without a value as invalid', async () => {
    const groups = shirt.attributeGroups?.map((group) => ({ ...group, type: 'select' as const }))
    draw({ ...shirt, attributeGroups: groups })
    await press('Add to Cart')
    const list = screen.getByRole('combobox', { name: 'Color' })
    expect([list.ariaInvalid, document.activeElement]).toEqual(['true', list])
  })

  it('adds the variation with the quantity of the field, and opens the checkout with Buy Now', async () => {
    const { services } = draw()
    await press('Red')
    await press('M')
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3')
    await press('Add to Cart')
    await press('Buy Now')
    const { id, attributes, price, discountPrice, image } = shirt.variations?.[1] ?? {}
    const addition = { product: shirt, quantity: 3, variation: { id, attributes, price, discountPrice, image } }
    expect(services.addToCart.mock.calls).toEqual([
      [addition, { buyNow: false }],
      [addition, { buyNow: true }],
    ])
  })

  it.each(['', '0', '-4', 'x'])('uses 1 for the quantity %j', async (typed) => {
    const { services } = draw({ ...shirt, variations: [], attributeGroups: [] })
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(quantity)
    if (typed) await userEvent.type(quantity, typed)
    await press('Add to Cart')
    expect(services.addToCart.mock.calls[0]?.[0].quantity).toBe(1)
  })

  it("limits the quantity to the cart's maximum for one product", async () => {
    const { services } = draw({ ...shirt, variations: [], attributeGroups: [] }, { maxQuantity: 999 })
    const quantity: HTMLInputElement = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '5000')
    await press('Add to Cart')
    expect([services.addToCart.mock.calls[0]?.[0].quantity, quantity.value, quantity.max]).toEqual([999, '999', '999'])
    await press('Increase quantity')
    expect(quantity.value).toBe('999')
    expect(screen.getByRole('button', { name: 'Increase quantity' }).ariaDisabled).toBe('true')
  })

  it('accepts any quantity without a maximum', async () => {
    draw()
    const quantity: HTMLInputElement = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '5000')
    await press('Increase quantity')
    expect([quantity.value, quantity.max]).toEqual(['5001', ''])
  })

  it('keeps the focus on a quantity button at its limit', async () => {
    draw()
    await press('Increase quantity')
    const less = screen.getByRole('button', { name: 'Decrease quantity' })
    less.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect([less.ariaDisabled, document.activeElement]).toEqual(['true', less])
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '1')
  })

  it('is disabled for a sold-out product or variation, for which the app can offer an email', async () => {
    const StockAlert: BlockServices['StockAlert'] = ({ productId, variationId }) => `Email for ${productId} ${variationId}`
    draw(shirt, { StockAlert })
    await press('Blue')
    expect(screen.queryByText(/^Email/)).toBeNull()
    await press('S')
    expect(screen.getByText('Email for p1 bs')).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Sold out' }) as HTMLButtonElement).disabled).toBe(true)
    cleanup()
    draw({ ...shirt, stockStatus: null }, { StockAlert })
    expect(screen.getByText('Email for p1 undefined')).toBeTruthy()
    expect((screen.getByRole('button', { name: 'Sold out' }) as HTMLButtonElement).disabled).toBe(true)
  })
})

it('tracks a product view once', () => {
  const { services, again } = draw()
  again({ ...shirt, name: 'Shirt, renamed' })
  expect(services.track).toHaveBeenCalledExactlyOnceWith({ name: 'ViewContent', product: shirt })
  again({ ...shirt, id: 'p2' })
  expect(services.track).toHaveBeenCalledTimes(2)
})

it('shows the description as formatted text under its title', () => {
  draw()
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy()
  expect(screen.getByText('cotton').tagName).toMatch(/^(B|STRONG)$/)
})

it('shows an error message', () => {
  renderPart(<View {...block.props().parse({})} data={{ product: { status: 'error', message: 'Gone' } }} />)
  expect(screen.getByRole('alert').textContent).toBe('Error: Gone')
})

it('shows the first size guide that is for the product: a table in a dialog, or a link to a page', () => {
  const sizeGuides = [
    { title: 'Shoes', appliesTo: 'products', products: ['p9'], table: 'EU | UK\n42 | 8' },
    { title: 'Coats', appliesTo: 'category', category: 'coats', page: '/page/coats' },
    { title: 'Shirts', appliesTo: 'products', products: ['p1'], table: 'Size | Chest\n\nS\t<b>90</b>\nM | 96 | cm\n' },
    { title: 'Sizes' },
  ]
  draw(shirt, {}, { sizeGuides })
  const button = screen.getByRole('button', { name: 'Shirts' })
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(dialog?.getAttribute('popover')).toBe('auto')
  const cells = [...(dialog?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['Size', 'Chest'],
    ['S', '<b>90</b>'],
    ['M', '96', 'cm'],
  ])
  expect(dialog?.querySelectorAll('th')).toHaveLength(4)
  cleanup()
  draw({ ...shirt, id: 'p2', categoryIds: ['sale', 'coats'] }, {}, { sizeGuides })
  expect(screen.getByRole('link', { name: 'Coats' }).getAttribute('href')).toBe('/page/coats')
  cleanup()
  draw({ ...shirt, id: 'p2' }, {}, { sizeGuides })
  expect([screen.queryByText('Sizes'), screen.queryByText('Coats')]).toEqual([null, null])
})
