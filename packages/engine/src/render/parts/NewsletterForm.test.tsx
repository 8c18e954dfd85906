import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices, messages } from '../inert-services.ts'
import { Buttons } from './Buttons.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

afterEach(cleanup)

it('sends an address once at a time, and without scripts to the URL of the app', async () => {
  const sent = Promise.withResolvers<void>()
  const subscribeToNewsletter = vi.fn(() => sent.promise)
  const forms = { contact: '/c', newsletter: '/n', cart: '/cart' }
  const form = (button?: string) => (
    <BlockServicesContext value={{ ...inertServices, forms, subscribeToNewsletter }}>
      <NewsletterForm name="bf-own" label="News" button={button} />
    </BlockServicesContext>
  )
  const { rerender } = render(form())
  const button = () => screen.getByRole('button') as HTMLButtonElement
  const field = screen.getByRole('textbox', { name: 'News' }) as HTMLInputElement
  expect([button().textContent, button().getAttribute('formaction'), button().disabled]).toEqual([
    messages.subscribe,
    '/n',
    false,
  ])
  expect([field.required, field.name, field.form?.method, screen.getByRole('status').textContent]).toEqual([
    true,
    'email',
    'post',
    '',
  ])
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  const submit = () => fireEvent.submit(field.form as HTMLFormElement)
  expect([submit(), submit()]).toEqual([false, false])
  expect([subscribeToNewsletter.mock.calls, button().disabled]).toEqual([[['ada@example.com']], true])
  await act(async () => sent.resolve())
  expect([field.value, button().disabled, screen.getByRole('status').textContent]).toEqual(['', false, messages.subscribed])
  rerender(form('Join'))
  expect(button().textContent).toBe('Join')
})

it('links to the page in the languages of the store', () => {
  const page = (languages?: { locale: string; name: string; path: string; current: boolean }[]) => (
    <BlockServicesContext value={{ ...inertServices, languages }}>
      <LanguageLinks />
    </BlockServicesContext>
  )
  const { container, rerender } = render(page())
  expect(container.innerHTML).toBe('')
  rerender(
    page([
      { locale: 'en', name: 'English', path: '/shop', current: true },
      { locale: 'de-AT', name: 'Deutsch', path: '/de/shop', current: false },
    ]),
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => ['href', 'hreflang', 'lang', 'aria-current'].map((name) => link.getAttribute(name)))).toEqual([
    ['/shop', 'en', 'en', 'true'],
    ['/de/shop', 'de-AT', 'de-AT', null],
  ])
})

it('has a row of buttons, of which two may be equal, or nothing', () => {
  const complain = vi.spyOn(console, 'error')
  const button = { text: 'Shop', variant: 'primary', url: '/shop' } as const
  const row = (buttons: (typeof button)[]) => (
    <BlockServicesContext value={inertServices}>
      <Buttons buttons={buttons} />
    </BlockServicesContext>
  )
  const { container, rerender } = render(row([]))
  expect(container.innerHTML).toBe('')
  rerender(row([button, button]))
  expect(screen.getAllByRole('link', { name: 'Shop' })).toHaveLength(2)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
