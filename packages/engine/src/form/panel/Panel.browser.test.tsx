import axe from 'axe-core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { blocks } from '../../blocks/index.ts'
import * as field from '../../field/index.ts'
import { sampleProductFinder } from '../../generate/sample-data.ts'
import { linkFinder } from '../links/link-finder.ts'
import '../form.css'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { Panel, type PanelProps } from './Panel.tsx'

/** One field of every control kind. */
const demo = {
  type: 'demo',
  title: 'Demo',
  props: () =>
    z.object({
      heading: field.text('Heading').default('New season'),
      about: field.textarea('About').default('Two lines'),
      body: field.richText('Body').default('<p>Some words</p>'),
      image: field.file('Picture').default(''),
      link: field.link('Link').default('Shop now'),
      address: field.url('Address').default('/shop'),
      icon: field.icon('Icon').default('truck'),
      products: field.collection('Products').default('latest'),
      chosen: field.products('Chosen', { max: 3 }).default(['product-2', 'gone']),
      slides: field
        .list(
          'Slides',
          { title: field.text('Title').default('Slide'), color: field.color('Color').default('#ffffff') },
          { itemName: 'Slide', itemTitle: 'title' },
        )
        .default([
          { title: 'Winter', color: '#ffffff' },
          { title: 'Summer', color: '#ffffff' },
        ]),
      align: field.select('Alignment', ['left', 'center', 'right']).default('left'),
      fit: field.select('Fit', ['cover', 'contain', 'fill', 'none']).default('cover'),
      padding: field.spacing('Space inside').default('1rem 0'),
      gap: field.number('Gap', { max: 100 }).default(16),
      size: field.unitNumber('Size').default('16px'),
      color: field.color('Text color').default('#336699'),
      shadow: field.shadow('Shadow').default('0 4px 24px rgba(0,0,0,0.08)'),
      border: field.border('Border').default('2px solid #336699'),
      overlay: field.gradient('Overlay').default('linear-gradient(90deg, #000000, #ffffff)'),
      loop: field.checkbox('Loop').default(true),
    }),
}

const services = {
  pickFile: async () => '/media/chosen.png',
  collections: [{ value: 'c1', label: 'Shoes' }],
  products: sampleProductFinder,
  links: linkFinder(() => [
    { label: 'Home', url: '/' },
    { label: 'About us', url: '/about' },
  ]),
  colors: [{ value: 'var(--color-accent)', label: 'Accent', color: '#1d4ed8' }],
}

type Value = Record<string, unknown>
const changed = vi.fn<(patch: Value) => void>()
const last = () => changed.mock.lastCall?.[0]
const slides = () => ((last()?.slides ?? []) as { title: string }[]).map((slide) => slide.title)
let root: Root
let place: HTMLElement

function Host({ block }: { block: PanelProps['block'] }) {
  const [value, setValue] = useState<Value>(() => block.props().parse({}))
  const change = (patch: Value) => {
    changed(patch)
    setValue((before) => ({ ...before, ...patch }))
  }
  return <Panel block={block} value={value} onChange={change} services={services} />
}

const show = (block: PanelProps['block']) => {
  flushSync(() => root.render(<Host block={block} />))
}
/** Returns the violations that axe reports. */
const violations = async () => {
  await atRest()
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Panel'
  localStorage.clear()
  changed.mockClear()
  place = document.createElement('main')
  place.style.width = '320px'
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
  delete document.documentElement.dataset.theme
  document.documentElement.dir = 'ltr'
})

/** An instance of a shared component has none of the fields of its component. */
const withFields = Object.values(blocks).filter(({ instance }) => !instance)

describe('labels', () => {
  test.each(withFields)('of $type are readable in a narrow panel', async (block) => {
    place.style.width = '248px'
    const start = block.props().parse({}) as Value
    flushSync(() =>
      root.render(
        // Empty defaults, so that each field has a reset button.
        <Panel
          block={block}
          value={start}
          defaults={Object.fromEntries(Object.keys(start).map((key) => [key, null]))}
          onChange={changed}
        />,
      ),
    )
    for (const fold of place.querySelectorAll<HTMLElement>('.ui-group__fold[aria-expanded="false"]'))
      flushSync(() => fold.click())
    const labels = [...place.querySelectorAll<HTMLElement>('.ui-field__label')]
    expect(labels.length).toBeGreaterThan(0)
    const broken = labels.filter((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const longest = Math.max(...(label.textContent ?? '').split(/[\s-]+/).map((word) => word.length))
      // Finds text that wraps after one or two letters: more lines than words.
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return lines > (label.textContent ?? '').split(/[\s-]+/).length + (longest > 12 ? 1 : 0)
    })
    expect(broken.map((label) => label.textContent)).toEqual([])
  })
})

describe('accessibility', () => {
  test.each(['light', 'dark'])('every control kind has no violations, %s', async (theme) => {
    document.documentElement.dataset.theme = theme
    show(demo)
    await expect.element(page.getByRole('textbox', { name: 'Body' })).toBeVisible()
    await page.getByRole('button', { name: 'Winter', exact: true }).click()
    expect(await violations()).toEqual([])
  })

  test('errors have readable colors', async () => {
    show(demo)
    await page.getByRole('textbox', { name: 'Text color' }).fill('nope')
    await expect.element(page.getByText(/^Not a color/)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  test.each(Object.keys(blocks))('the panel of %s fits 320 pixels in both directions', async (type) => {
    const block = blocks[type]
    if (!block) throw new Error(`No block ${type}`)
    show(block)
    expect(await violations()).toEqual([])
    expect(place.scrollWidth).toBeLessThanOrEqual(320)
    document.documentElement.dir = 'rtl'
    expect(place.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('by keyboard', () => {
  test('changes a color by saturation, brightness, hue and opacity', async () => {
    show(demo)
    await page.getByRole('button', { name: 'Choose Text color' }).click()
    expect(await violations()).toEqual([])
    const area = page.getByRole('slider', { name: 'Saturation and brightness' })
    area.element().focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(last()).toEqual({ color: '#3c77b3' })
    page.getByRole('slider', { name: 'Opacity' }).element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(last()).toEqual({ color: 'rgba(60, 119, 179, 0.99)' })
    await page.getByRole('button', { name: 'Accent' }).click()
    expect(last()).toEqual({ color: 'var(--color-accent)' })
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('textbox', { name: 'Text color' })).toHaveValue('Accent')
  })

  test('moves a list item, whose handle keeps the focus', async () => {
    show(demo)
    page
      .getByRole('button', { name: /^Move Winter/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(slides()).toEqual(['Summer', 'Winter'])
    await userEvent.keyboard('{ArrowUp}')
    expect(slides()).toEqual(['Winter', 'Summer'])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Winter/)
  })

  test('finds, adds, moves and removes products; a deleted one is shown as missing', async () => {
    show(demo)
    const group = page.getByRole('group', { name: 'Chosen' })
    const names = () => [...group.element().querySelectorAll('.ui-choice__name')].map(({ textContent }) => textContent)
    await expect.poll(names).toEqual(['Linen table lamp', 'Deleted product'])
    await group.getByRole('button', { name: 'Add product' }).click()
    const search = page.getByRole('combobox', { name: 'Search products' })
    await expect.element(search).toHaveFocus()
    await search.fill('vase')
    const options = page.getByRole('option')
    await expect.poll(() => options.all().map((option) => option.element().textContent)).toHaveLength(3)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(last()).toEqual({ chosen: ['product-2', 'gone', 'product-9'] })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(last()).toEqual({ chosen: ['product-2', 'gone', 'product-9'] })
    await userEvent.keyboard('{Escape}')
    await expect.element(group.getByRole('button', { name: 'Add product' })).toBeDisabled()
    group
      .getByRole('button', { name: /^Move Stoneware vase/ })
      .element()
      .focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(last()).toEqual({ chosen: ['product-9', 'product-2', 'gone'] })
    await group.getByRole('button', { name: 'Remove Deleted product' }).click()
    expect(last()).toEqual({ chosen: ['product-9', 'product-2'] })
    expect(document.activeElement).toBe(group.getByRole('button', { name: 'Add product' }).element())
  })

  test('operates a select, a unit, a menu', async () => {
    show(demo)
    page.getByRole('combobox', { name: 'Fit' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Cover')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Contain')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => last()).toEqual({ fit: 'contain' })
    page.getByRole('button', { name: 'Actions for Winter' }).element().focus()
    await userEvent.keyboard('{Enter}')
    // The menu is visible before its first item has the focus.
    await expect.poll(() => document.activeElement?.textContent).toBe('Duplicate')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => slides()).toHaveLength(3)
  })
})

describe('by pointer', () => {
  test('a list item is dragged with its handle', async () => {
    show(demo)
    const handle = page.getByRole('button', { name: /^Move Winter/ }).element()
    const target = page
      .getByRole('button', { name: /^Move Summer/ })
      .element()
      .getBoundingClientRect()
    const send = (type: string, y: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: target.x, clientY: y }),
      )
    handle.setPointerCapture = () => {}
    send('pointerdown', target.y - 30)
    send('pointermove', target.bottom + 10)
    send('pointerup', target.bottom + 10)
    expect(slides()).toEqual(['Summer', 'Winter'])
  })
})

describe('each control writes the stored form of its field', () => {
  test('a file from the picker of the services, and none', async () => {
    show(demo)
    await page.getByRole('button', { name: 'Choose an image' }).click()
    await expect.poll(() => last()).toEqual({ image: '/media/chosen.png' })
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    expect(last()).toEqual({ image: '' })
  })

  test('a link: an old one that is only a label becomes an object', async () => {
    show(demo)
    await page.getByRole('group', { name: 'Link' }).getByRole('button', { name: 'Choose what the link opens' }).click()
    await page.getByRole('option', { name: /^About us/ }).click()
    expect(last()).toEqual({ link: { label: 'Shop now', type: 'internal', url: '/about', target: '_self' } })
    await page.getByRole('switch', { name: 'Opens in a new tab' }).click()
    expect(last()).toMatchObject({ link: { target: '_blank' } })
  })

  test('spacing for linked and separate sides', async () => {
    show(demo)
    await page.getByRole('textbox', { name: 'Space inside, left and right' }).fill('8')
    expect(last()).toEqual({ padding: '1rem 8px' })
    await page.getByRole('radio', { name: 'Each side' }).click()
    await page.getByRole('textbox', { name: 'Space inside, left' }).fill('4px')
    expect(last()).toEqual({ padding: '1rem 8px 1rem 4px' })
    await page.getByRole('radio', { name: 'All sides' }).click()
    expect(last()).toEqual({ padding: '1rem' })
  })

  test('a unit: changing it keeps the size', async () => {
    show(demo)
    await page
      .getByRole('group', { name: 'Size' })
      .or(page.getByRole('combobox', { name: /^Unit/ }))
      .last()
      .click()
    await page.getByRole('option', { name: 'rem' }).click()
    expect(last()).toEqual({ size: '1rem' })
  })

  test('shadow, border and gradient by their parts and as text', async () => {
    show(demo)
    await page.getByRole('button', { name: 'Shadow' }).click()
    await page.getByRole('textbox', { name: 'Vertical' }).fill('8px')
    expect(last()).toEqual({ shadow: '0 8px 24px rgba(0,0,0,0.08)' })
    await page.getByRole('radio', { name: 'None' }).click()
    expect(last()).toEqual({ shadow: '' })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Border' }).click()
    await page.getByRole('textbox', { name: 'Thickness' }).fill('4px')
    expect(last()).toEqual({ border: '4px solid #336699' })
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Overlay' }).click()
    await page.getByRole('textbox', { name: 'Angle' }).fill('45')
    expect(last()).toEqual({ overlay: 'linear-gradient(45deg, #000000, #ffffff)' })
    await page.getByRole('textbox', { name: 'CSS value' }).fill('url(x)')
    await expect.element(page.getByText(/^Not a gradient/)).toBeVisible()
    expect(last()).toEqual({ overlay: 'linear-gradient(45deg, #000000, #ffffff)' })
  })

  test('an icon, a collection, a text alignment, a switch', async () => {
    show(demo)
    await page.getByRole('button', { name: 'Icon' }).click()
    await page.getByRole('button', { name: 'Heart' }).click()
    expect(last()).toEqual({ icon: 'heart' })
    await page.getByRole('combobox', { name: 'Products' }).click()
    await page.getByRole('option', { name: 'Shoes' }).click()
    expect(last()).toEqual({ products: 'c1' })
    await page.getByRole('radio', { name: 'Center' }).click()
    expect(last()).toEqual({ align: 'center' })
    await page.getByRole('switch', { name: 'Loop' }).click()
    expect(last()).toEqual({ loop: false })
  })
})
