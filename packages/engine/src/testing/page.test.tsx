import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { defaultAreas, defineBlock, field, withAreas } from '../index.ts'
import { Page, type PageAdapter } from '../page.tsx'

const banner = defineBlock({
  type: 'banner',
  fields: { heading: field.text('Heading').default('Hello') },
  View: ({ heading }) => <h1>{heading}</h1>,
})
const blocks = { banner }
const titled = (heading: string) => ({ content: [{ type: 'banner', props: { heading } }], globalContent: [] })
const draft = async (pageId: string) => titled(`Draft of ${pageId}`)

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => this.state.message || this.props.children
}

it('loads the page of its adapter and shows the fallback meanwhile', async () => {
  const page = (pageId?: string) => <Page blocks={blocks} adapter={{ load: draft }} pageId={pageId} fallback="Loading" />
  const { rerender, unmount } = render(page())
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Draft of home' })).toBeTruthy()
  rerender(page('about'))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Draft of about' })).toBeTruthy()
  unmount()
})

it('never shows the draft of an adapter that publishes', async () => {
  const publishing = (published?: PageAdapter['published']) => ({ load: draft, publish: async () => undefined, published })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const { unmount } = render(
      <>
        <Page blocks={blocks} adapter={publishing(async () => titled('Published'))} />
        <Page blocks={blocks} adapter={publishing(async () => ({ content: null }))} />
        <Boundary>
          <Page blocks={blocks} adapter={publishing()} />
        </Boundary>
      </>,
    )
    expect(await screen.findByRole('heading', { name: 'Published' })).toBeTruthy()
    expect(await screen.findByText(/Add published to the adapter/)).toBeTruthy()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
    unmount()
  } finally {
    errors.mockRestore()
  }
})

it('renders the areas of the app where its view says, and without a view one after the other', () => {
  const aside = { ...titled('Main').content[0], slot: 'aside', props: { heading: 'Aside' } }
  const document = {
    content: [aside, ...titled('Main').content],
    globalContent: [{ ...aside, slot: 'promo', props: { heading: 'Promo' } }],
  }
  const areas = {
    ...defaultAreas,
    aside: { title: 'Aside', allow: ['banner'] },
    promo: { title: 'Promo', shared: true },
  } as const
  const own = withAreas(blocks, {
    areas,
    View: ({ areas }) => (
      <>
        <aside>{areas.aside}</aside>
        {areas.promo}
        <main>{areas.content}</main>
        {areas.footer ?? 'No footer'}
      </>
    ),
    css: '.app { color: red }',
  })
  const { container, rerender, unmount } = render(<Page blocks={own} document={document} />)
  const drawn = () => container.querySelector('.bf-page')?.innerHTML
  expect(drawn()).toBe('<aside><h1>Aside</h1></aside><h1>Promo</h1><main><h1>Main</h1></main>No footer')
  expect(container.querySelector('style')?.textContent).toContain('.app { color: red }')
  rerender(<Page blocks={withAreas(blocks, { areas })} document={document} />)
  expect(drawn()).toBe('<h1>Main</h1><h1>Aside</h1><h1>Promo</h1>')
  unmount()
})
