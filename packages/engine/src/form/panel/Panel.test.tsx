import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import * as field from '../../field/index.ts'
import type { ControlProps } from '../control.ts'
import { Panel, type PanelProps } from './Panel.tsx'

const block = {
  type: 'demo',
  title: 'Demo',
  props: () =>
    z.object({
      heading: field.text('Heading').max(12).default('New season'),
      logoType: field.select('Logo', ['text', 'image', 'both', 'none'], { group: 'Content' }).default('text'),
      logoText: field.text('Logo text', { when: { logoType: 'text' } }).default('Brand'),
      links: field
        .list(
          'Links',
          { label: field.text('Label').default('Link'), url: field.url('Address').default('') },
          { itemName: 'Link', itemTitle: 'label', max: 3 },
        )
        .default([
          { label: 'Home', url: '/' },
          { label: 'Shop', url: '/shop' },
        ]),
      ...field.columns({ desktop: { max: 6, default: 4 }, tablet: { max: 4, default: 2 }, mobile: { max: 2, default: 1 } }),
      height: field.responsive(field.unitNumber('Height', { group: 'Layout' })).default('360px'),
      padding: field.spacing('Space inside').default('1rem 0'),
      color: field.color('Text color').default('#1a1a1a'),
      loop: field.checkbox('Loop').default(true),
    }),
}

type Value = Record<string, unknown>
const changed = vi.fn<(patch: Value) => void>()

function Host({ start, ...rest }: Partial<PanelProps> & { start?: Value }) {
  const [value, setValue] = useState<Value>(() => ({ ...block.props().parse({}), ...start }))
  const change = (patch: Value) => {
    changed(patch)
    setValue((before) => ({ ...before, ...patch }))
  }
  return <Panel block={block} value={value} onChange={change} {...rest} />
}

const last = () => changed.mock.lastCall?.[0]

beforeEach(() => {
  changed.mockClear()
  localStorage.clear()
})
afterEach(cleanup)

describe('a URL without a scheme', () => {
  const linked = {
    type: 'linked',
    title: 'Linked',
    props: () =>
      z.object({
        url: field.url('Address').default(''),
        menu: field.link('Menu link').default({ label: 'Menu', type: 'internal', url: '', target: '_self' }),
      }),
  }
  test.each([
    ['example.com', 'https://example.com'],
    ['info@shop.de', 'mailto:info@shop.de'],
    ['+49 30 123456', 'tel:+4930123456'],
    ['/shop', '/shop'],
    ['about.html', 'about.html'],
  ])('%s is completed to %s on blur, visibly', async (typed, meant) => {
    function Linked() {
      const [value, setValue] = useState<Value>(() => linked.props().parse({}))
      const change = (patch: Value) => {
        changed(patch)
        setValue((before) => ({ ...before, ...patch }))
      }
      return <Panel block={linked} value={value} onChange={change} />
    }
    render(<Linked />)
    const input = screen.getByRole('textbox', { name: 'Address' })
    await userEvent.type(input, typed)
    await userEvent.tab()
    expect(input).toHaveProperty('value', meant)
    expect(last()).toEqual({ url: meant })
    const link = within(screen.getByRole('group', { name: 'Menu link' })).getByRole('textbox', { name: 'URL' })
    await userEvent.type(link, `${typed}{Enter}`)
    expect(link).toHaveProperty('value', meant)
    const external = /^[a-z]+:/.test(meant)
    expect(last()).toMatchObject({ menu: { url: meant, type: external ? 'external' : 'internal' } })
  })
})

describe('typing', () => {
  test('changes one prop', async () => {
    render(<Host />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Heading' }), '!')
    expect(changed.mock.calls).toEqual([[{ heading: 'New season!' }]])
  })

  test('an invalid value shows the schema’s message, stays typed and is not stored', async () => {
    render(<Host />)
    const input = screen.getByRole('textbox', { name: 'Text color' })
    await userEvent.clear(input)
    await userEvent.type(input, '#12')
    expect(input).toHaveProperty('value', '#12')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Not a color/)
    expect(changed).not.toHaveBeenCalled()
    await userEvent.type(input, '3')
    expect(last()).toEqual({ color: '#123' })
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  test('renders only its own control again', async () => {
    const draws = vi.fn<(name: string) => void>()
    const Probe = ({ id, value, onChange, meta }: ControlProps) => {
      draws(meta.label)
      return <input id={id} value={String(value)} onChange={(event) => onChange(event.target.value)} />
    }
    const services = { controls: { text: { Control: Probe, frame: { layout: 'stacked' as const } } } }
    render(<Host services={services} />)
    draws.mockClear()
    await userEvent.type(screen.getByRole('textbox', { name: 'Heading' }), 'x')
    expect(new Set(draws.mock.calls.flat())).toEqual(new Set(['Heading']))
  })

  test('numbers step with the arrow keys and stay within bounds', async () => {
    render(<Host />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Columns' }), '{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(last()).toEqual({ desktopColumns: 6 })
  })

  test('a number without a unit gets the previous unit', async () => {
    render(<Host />)
    const input = screen.getByRole('textbox', { name: 'Height' })
    await userEvent.clear(input)
    await userEvent.type(input, '40')
    expect(last()).toEqual({ height: '40px' })
  })
})

describe('visible content', () => {
  test('follows conditions immediately', () => {
    const { rerender } = render(<Panel block={block} value={block.props().parse({})} onChange={changed} />)
    expect(screen.queryByRole('textbox', { name: 'Logo text' })).not.toBeNull()
    rerender(<Panel block={block} value={block.props().parse({ logoType: 'image' })} onChange={changed} />)
    expect(screen.queryByRole('textbox', { name: 'Logo text' })).toBeNull()
  })

  test('search finds fields in collapsed groups and shows when none match', async () => {
    render(<Host />)
    await userEvent.click(screen.getByRole('button', { name: 'Style' }))
    expect(screen.queryByRole('textbox', { name: 'Text color' })).toBeNull()
    const search = screen.getByRole('searchbox', { name: 'Search settings' })
    await userEvent.type(search, 'color')
    expect(screen.getAllByRole('textbox').map((one) => one.id.split('-').at(-1))).toEqual(['color'])
    await userEvent.type(search, 'xyz')
    expect(screen.getByText('No settings match')).toBeDefined()
  })

  test('sections fold inside their group, are stored by block type, and come after other fields', async () => {
    const shop = {
      type: 'shop',
      title: 'Shop',
      props: () =>
        z.object({
          ...field.section('Price', { priceColor: field.color('Price color').default('#000') }),
          tint: field.color('Tint').default('#111'),
          ...field.section('Badge', { ...field.corners('badge', 'Badge corners', '4px'), note: field.text('Note').default('') }),
        }),
    }
    const show = (type = 'shop') => {
      const start = shop.props().parse({})
      return render(<Panel block={{ ...shop, type }} value={start} onChange={() => {}} group="Style" />)
    }
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const first = show()
    expect(headings()).toEqual(['Price', 'Badge'])
    expect(screen.getByLabelText('Tint').compareDocumentPosition(screen.getByText('Price'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Price' }))
    expect(screen.queryByLabelText('Price color')).toBeNull()
    expect(document.querySelector('[data-fields~=priceColor] [aria-expanded=false]')).not.toBeNull()
    first.unmount()
    const again = show()
    expect(screen.queryByLabelText('Price color')).toBeNull()
    again.unmount()
    show('other')
    expect(screen.getByLabelText('Price color')).toBeTruthy()
  })

  test('collapsed groups are stored', async () => {
    const { unmount } = render(<Host />)
    await userEvent.click(screen.getByRole('button', { name: 'Layout' }))
    unmount()
    render(<Host />)
    expect(screen.getByRole('button', { name: 'Layout' }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('button', { name: 'Content' }).getAttribute('aria-expanded')).toBe('true')
  })

  test('values that loading replaced are listed with their old values', async () => {
    render(<Host replaced={[{ path: ['content', 0, 'props', 'color'], message: 'Not a color.', was: 'red;' }]} />)
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Text color (was “red;”). Not a color.')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('One value was replaced')).toBeNull()
  })

  test('a text color with low contrast shows a warning', () => {
    render(<Host start={{ color: '#aaaaaa' }} against={{ color: '#ffffff' }} />)
    expect(screen.getByText(/^Contrast 2\.3 is below 4\.5/)).toBeDefined()
  })
})

test('a changed value has a dot that restores the default', async () => {
  render(<Host start={{ heading: 'Other' }} />)
  expect(screen.getAllByRole('button', { name: /^Reset/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Reset Heading to its default' }))
  expect(last()).toEqual({ heading: 'New season' })
  expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull()
})

describe('widths', () => {
  test('props of three widths are one field with a width switch', async () => {
    const onWidthChange = vi.fn()
    render(<Host onWidthChange={onWidthChange} />)
    const widths = screen.getByRole('radiogroup', { name: 'Screen width for Columns' })
    await userEvent.click(within(widths).getByRole('radio', { name: 'Mobile' }))
    expect(onWidthChange).toHaveBeenCalledWith('mobile')
    const input = screen.getByRole('textbox', { name: 'Columns' })
    expect(input).toHaveProperty('value', '1')
    await userEvent.type(input, '{ArrowUp}')
    expect(last()).toEqual({ mobileColumns: 2 })
  })

  test('a value at one width leaves the others unchanged, and can be removed', async () => {
    render(<Host width="tablet" />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Height' }), '{ArrowUp}')
    expect(last()).toEqual({ height: { desktop: '360px', tablet: '361px' } })
    await userEvent.click(screen.getByRole('button', { name: 'Remove the value of Height on Tablet' }))
    expect(last()).toEqual({ height: '360px' })
  })
})

describe('lists', () => {
  const titles = () =>
    screen
      .getAllByRole('button', { name: /^Move / })
      .map((one) => /Move (.*)\. Use/.exec(one.getAttribute('aria-label') ?? '')?.[1])

  test('move by keyboard, keep the focus and announce the position', async () => {
    render(<Host />)
    screen.getByRole('button', { name: /^Move Home/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(titles()).toEqual(['Shop', 'Home'])
    expect(last()).toEqual({
      links: [
        { label: 'Shop', url: '/shop' },
        { label: 'Home', url: '/' },
      ],
    })
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Home/)
    expect(screen.getByText('Home is now 2 of 2.')).toBeDefined()
  })

  test('an added item opens, can be edited and does not affect others', async () => {
    render(<Host start={{ links: [{ label: 'Home', url: '/', legacy: 1 }] }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Add link' }))
    const input = screen.getByRole('textbox', { name: 'Label' })
    await userEvent.clear(input)
    await userEvent.type(input, 'New')
    expect(last()).toEqual({
      links: [
        { label: 'Home', url: '/', legacy: 1 },
        { label: 'New', url: '' },
      ],
    })
  })

  test('an invalid item keeps its typed text while the list stays valid', async () => {
    render(<Host />)
    await userEvent.click(screen.getByRole('button', { name: 'Shop' }))
    const input = screen.getByRole('textbox', { name: 'Address' })
    await userEvent.clear(input)
    changed.mockClear()
    await userEvent.type(input, 'x:y')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input).toHaveProperty('value', 'x:y')
    expect(changed.mock.calls.every(([patch]) => block.props().partial().safeParse(patch).success)).toBe(true)
  })

  test('a full list accepts no more items', async () => {
    render(<Host />)
    const add = screen.getByRole('button', { name: 'Add link' })
    await userEvent.click(add)
    expect(add).toHaveProperty('disabled', true)
  })
})

describe("an app's own control", () => {
  const reviewed = {
    type: 'review',
    title: 'Review',
    props: () => z.object({ stars: z.int().meta({ control: 'rating', label: 'Stars', icons: '★' }).default(3) }),
  }
  const props = { block: reviewed, value: { stars: 3 }, onChange: changed }

  test('receives the metadata of the field kind', async () => {
    const Control = ({ value, onChange, meta }: ControlProps) => (
      <button type="button" onClick={() => onChange(Number(value) + 1)}>
        {String(meta.icons).repeat(Number(value))}
      </button>
    )
    render(<Panel {...props} services={{ controls: { rating: { Control, frame: { layout: 'inline' } } } }} />)
    await userEvent.click(screen.getByRole('button', { name: '★★★' }))
    expect(last()).toEqual({ stars: 4 })
  })

  test('is named, with block and field, when the app does not pass it', () => {
    render(<Panel {...props} />)
    expect(screen.getByRole('alert').textContent).toBe(
      '“Stars” of the block type “review” cannot be edited: no control is named “rating”. Pass it in “controls”.',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
