import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BlockServicesContext, type CartAddition } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'
import type { ProductCard, Resource } from '../resource.ts'
import { InertPage, renderPart } from '../testing/inert-page.tsx'
import { ProductList } from './ProductList.tsx'

const mug: ProductCard = { id: '1', slug: 'mug', name: 'Mug', price: 20, discountPrice: 15, stockStatus: 'in_stock' }
const columns = { desktop: 4, tablet: 2, mobile: 1 }

const list = (products?: Resource<ProductCard[]>, expected = 6) => (
  <ProductList products={products} expected={expected} label="Products" columns={columns} layout="grid" />
)
const ready = (...value: ProductCard[]) => list({ status: 'ready', value })

afterEach(cleanup)

describe('states', () => {
  it.each([
    [6, 6],
    [0, 4],
  ])('shows skeletons while loading: for %i expected, %i', (expected, drawn) => {
    const { container } = renderPart(list({ status: 'loading' }, expected))
    expect(container.querySelectorAll('.bf-card--coming')).toHaveLength(drawn)
    expect(screen.getByRole('status').textContent).toBe('Loading')
  })

  it('shows an error', () => {
    renderPart(list({ status: 'error', message: 'Network down' }))
    expect(screen.getByRole('alert').textContent).toBe('Error loading products: Network down')
  })

  it('shows an empty state', () => {
    renderPart(ready())
    expect(screen.getByText('No products here yet')).toBeTruthy()
  })

  it('renders all products of a slider on the server', () => {
    const products = ['a', 'b', 'c'].map((id) => ({ ...mug, id, name: `Mug ${id}` }))
    const html = renderToString(
      <InertPage>
        <ProductList
          products={{ status: 'ready', value: products }}
          expected={3}
          label="Mugs"
          columns={columns}
          layout="slider"
          autoPlay
          loop
        />
      </InertPage>,
    )
    for (const { name } of products) expect(html).toContain(name)
    expect(html).not.toContain('bf-slider__arrow')
  })
})

describe('a card', () => {
  it('shows badge, price and regular price during a sale, and only the price otherwise', () => {
    const { rerender } = renderPart(ready(mug))
    expect(screen.getByText('Sale')).toBeTruthy()
    expect(screen.getByText('15.00')).toBeTruthy()
    expect(screen.getByText('Was').closest('s')?.textContent).toBe('Was 20.00')
    rerender(ready({ ...mug, discountPrice: 20 }))
    expect(screen.queryByText('Sale')).toBeNull()
    expect(screen.queryByText('Was')).toBeNull()
  })

  it('links to the product', () => {
    renderPart(ready(mug))
    expect(screen.getByRole('link', { name: 'Mug' }).getAttribute('href')).toBe('/page/product/mug')
  })

  it('shows stars for products with reviews, and for others only with "always"', () => {
    const { rerender } = renderPart(ready(mug))
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull()
    rerender(ready({ ...mug, rating: 3.5 }))
    expect(screen.getByRole('img', { name: 'Rated 3.5 out of 5' })).toBeTruthy()
    rerender(
      <ProductList
        products={{ status: 'ready', value: [mug] }}
        expected={1}
        label="Products"
        columns={columns}
        layout="grid"
        ratings="always"
      />,
    )
    expect(screen.getByRole('img', { name: 'Rated 4 out of 5' })).toBeTruthy()
  })

  it('adds one unit, and buys immediately', async () => {
    const added: [CartAddition, { buyNow?: boolean } | undefined][] = []
    const services = {
      ...inertServices,
      addToCart: (...call: [CartAddition, { buyNow?: boolean }?]) => added.push([call[0], call[1]]),
    }
    renderPart(
      <BlockServicesContext value={{ ...services, addToCart: (a, o) => void services.addToCart(a, o) }}>
        {ready(mug)}
      </BlockServicesContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart: Mug' }))
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now: Mug' }))
    expect(added).toEqual([
      [{ product: mug, quantity: 1 }, { buyNow: false }],
      [{ product: mug, quantity: 1 }, { buyNow: true }],
    ])
  })

  it('posts to the server without scripts, and opens a dialog to choose options with them', async () => {
    const [chooseOptions, forms] = [vi.fn(), { contact: '/c', newsletter: '/n', cart: '/cart' }]
    renderPart(
      <BlockServicesContext
        value={{ ...inertServices, forms, chooseOptions, imageSource: (src) => ({ src, srcSet: `${src} 320w` }) }}
      >
        {ready({ ...mug, productImage: '/a.jpg', secondImage: '/b.jpg' }, { ...mug, id: '2', name: 'Cup', hasVariations: true })}
      </BlockServicesContext>,
    )
    const button = screen.getByRole('button', { name: 'Buy Now: Mug' }) as HTMLButtonElement
    expect(button.textContent).toBe('Buy Now')
    expect([button.type, button.getAttribute('form'), button.getAttribute('formaction'), button.name, button.value]).toEqual([
      'submit',
      'bf-cart-form',
      '/cart',
      'product',
      'mug',
    ])
    const images = [...document.querySelectorAll('img')]
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
      ['/a.jpg', 'lazy'],
      ['/b.jpg', 'lazy'],
    ])
    expect(images[0]?.sizes).toBe(
      '(min-width: 1024px) and (min-width: 1280px) 320px, (min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw',
    )
    const link = screen.getByRole('link', { name: 'Choose options: Cup' })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(chooseOptions).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(chooseOptions).toHaveBeenCalledWith(expect.objectContaining({ name: 'Cup' }))
  })

  it('does not sell sold-out products', () => {
    renderPart(ready({ ...mug, stockStatus: '' }))
    const button = screen.getByRole('button', { name: 'Sold out: Mug' }) as HTMLButtonElement
    expect([button.disabled, button.textContent]).toEqual([true, 'Sold out'])
    expect(screen.queryByRole('button', { name: /Add to Cart/ })).toBeNull()
  })

  it('links to the product if options must be selected', () => {
    renderPart(ready({ ...mug, hasVariations: true }))
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('link', { name: 'Choose options: Mug' }).getAttribute('href')).toBe('/page/product/mug')
    expect(card.queryByRole('button')).toBeNull()
  })
})
