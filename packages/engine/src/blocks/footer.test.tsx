import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type BlockServices, inertServices, Page, type PageBlock } from '../render/index.ts'
import { View } from './footer.tsx'
import { blocks } from './index.ts'

afterEach(cleanup)

const show = (props: object = {}, services: Partial<BlockServices> = {}) => {
  const block: PageBlock = { id: 'a', type: 'footer', props: blocks.footer?.props().parse(props) ?? {} }
  return render(<Page views={{ footer: View }} content={[block]} services={{ ...inertServices, ...services }} />)
}

it('renders link objects as links, and strings as text', () => {
  show({ columns: [{ title: 'Shop', links: ['Old label', { label: 'All', url: '/shop' }] }] })
  expect(screen.getByText('Old label').closest('a')).toBeNull()
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/shop')
})

it('subscribes an email address, and keeps it in the field after an error', async () => {
  const subscribeToNewsletter = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined)
  show({}, { subscribeToNewsletter })
  const input = screen.getByRole('textbox') as HTMLInputElement
  fireEvent.input(input, { target: { value: ' ada@example.com' } })
  fireEvent.submit(input.form as HTMLFormElement)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Something went wrong. Please try again.'))
  expect(input.value.trim()).toBe('ada@example.com')
  fireEvent.submit(input.form as HTMLFormElement)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Thank you for subscribing.'))
  expect(input.value).toBe('')
  expect(subscribeToNewsletter.mock.calls).toEqual([['ada@example.com'], ['ada@example.com']])
})

it('shows social networks, newsletter and payment methods only when enabled', () => {
  const socialLinks = [{ network: 'instagram', url: 'https://www.instagram.com/fern' }]
  const accepts = { paymentMethods: ['Cash on delivery', 'Bank transfer'] }
  const { unmount } = show({ socialLinks }, accepts)
  expect([...screen.getByRole('list', { name: 'Payment methods' }).children].map(({ textContent }) => textContent)).toEqual([
    'Cash on delivery',
    'Bank transfer',
  ])
  expect(screen.getByRole('link', { name: 'Instagram' })).toBeTruthy()
  unmount()
  show({ socialLinks, socialIcons: false, showNewsletter: false, paymentIcons: false }, accepts)
  expect(screen.queryByRole('list', { name: 'Payment methods' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows only payment methods that the store accepts', () => {
  const { container } = show({ paymentIcons: true })
  expect(screen.queryByRole('list', { name: 'Payment methods' })).toBeNull()
  expect(container.querySelector('svg[aria-label]')).toBeNull()
})
