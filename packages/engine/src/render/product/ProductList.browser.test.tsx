import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { styles } from '../../blocks/styles.ts'
import { inertServices } from '../inert-services.ts'
import { PageRoot } from '../Page.tsx'
import { ProductList } from './ProductList.tsx'

afterEach(cleanup)

const products = Array.from({ length: 6 }, (_, i) => ({
  id: `p${i}`,
  slug: `p${i}`,
  name: 'Linen armchair with loose covers',
  productImage: '',
  price: 20 + i,
  stockStatus: true,
}))

const covers = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it.each([
  ['a phone', 360, 2, true],
  ['a phone with one card and without dots', 360, 1, false],
  ['a tablet', 800, 3, true],
  ['a desk', 1280, 4, true],
])('on %s the arrows are next to the images or below the cards, and cover no name', async (_, width, columns, pagination) => {
  await page.viewport(width, 800)
  render(
    <PageRoot views={{}} services={inertServices}>
      <style>{styles}</style>
      <div className="bf-inner">
        <ProductList
          products={{ status: 'ready', value: products }}
          expected={6}
          label="Goods"
          layout="slider"
          columns={{ desktop: columns, tablet: columns, mobile: columns }}
          space={12}
          pagination={pagination}
        />
      </div>
    </PageRoot>,
  )
  const arrow = await screen.findByRole('button', { name: 'Next' })
  const box = () => arrow.getBoundingClientRect()
  const images = () => [...document.querySelectorAll('.bf-card__picture')].map((one) => one.getBoundingClientRect())
  await expect.poll(() => images()[0]?.height).toBeGreaterThan(100)
  const [picture] = images()
  if (width < 768) {
    const cards = [...document.querySelectorAll('.bf-card')].map((one) => one.getBoundingClientRect())
    if (pagination) for (const card of cards) expect(covers(box(), card)).toBe(false)
    // Without dots, only a keyboard shows them.
    expect(getComputedStyle(arrow).opacity).toBe(pagination ? '1' : '0')
    await userEvent.tab()
    arrow.focus()
    await expect.poll(() => getComputedStyle(arrow).opacity).toBe('1')
    return
  }
  expect(box().top + box().height / 2).toBeCloseTo((picture?.top ?? 0) + (picture?.height ?? 0) / 2, -1)
  for (const name of document.querySelectorAll('.bf-card__name')) expect(covers(box(), name.getBoundingClientRect())).toBe(false)
})
