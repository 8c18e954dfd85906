import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inertServices, Page, type PageBlock } from '../render/index.ts'
import { blocks } from './index.ts'
import { View } from './topbar.tsx'

afterEach(cleanup)

const topbar = (props: object = {}): PageBlock => ({ id: 'a', type: 'topbar', props: blocks.topbar?.props().parse(props) ?? {} })
const show = (props?: object, services = inertServices) =>
  render(<Page views={{ topbar: View }} content={[topbar(props)]} services={services} />)

it('hides when it is closed, and notifies the services', () => {
  const onTopbarClose = vi.fn()
  show({ messages: [{ text: 'Hello' }] }, { ...inertServices, onTopbarClose })
  expect(screen.getByRole('complementary', { name: 'Announcements' }).textContent).toContain('Hello')
  expect(onTopbarClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(onTopbarClose).toHaveBeenCalledOnce()
})

it('closes without a handler in the services', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('has no close button when it is not closable', () => {
  show({ closable: false })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('exposes every message to screen readers once, although it is rendered twice', () => {
  show({ messages: [{ text: 'One' }, { text: 'Two' }] })
  expect(screen.getAllByText('One')).toHaveLength(2)
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('can be paused and resumed', () => {
  const { container } = show()
  const view = container.querySelector('.bf-topbar__view')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(view?.hasAttribute('data-paused')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(view?.hasAttribute('data-paused')).toBe(false)
})

it('takes 12 seconds for a round by default, and does not move at 0', () => {
  const { container, unmount } = show()
  expect(container.querySelector<HTMLElement>('.bf-topbar')?.style.getPropertyValue('--duration')).toBe('12s')
  unmount()
  const still = show({ animationDuration: 0 })
  expect(still.container.querySelector('[data-moves]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

it('renders nothing without messages', () => {
  const { container } = show({ messages: [] })
  expect(container.querySelector('.bf-topbar')).toBeNull()
})
