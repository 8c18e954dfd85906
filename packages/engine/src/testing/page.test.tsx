import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { defineBlock, field } from '../index.ts'
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
