import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '../testing/payload.ts'
import { InShop, testShop } from '../testing/shop.tsx'
import { Consent } from './Consent.tsx'
import { consentMessages } from './messages.ts'

const tracker = { start: vi.fn(), stop: vi.fn(), track: vi.fn() }
const decisions = () => [tracker.start.mock.calls.length, tracker.stop.mock.calls.length]

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

async function show(consent: typeof store.consent, answer: unknown = { ask: true }, isOpened = false) {
  const asked: string[] = []
  const shop = testShop(
    (url) => {
      asked.push(url.pathname + url.search)
      return answer === undefined ? { status: 503, body: {} } : { body: answer }
    },
    { store: { ...store, fbPixelId: '123', consent }, tracker },
  )
  const onClose = vi.fn()
  const view = (opened: boolean) => (
    <InShop shop={shop}>
      <Consent isOpened={opened} onClose={onClose} />
    </InShop>
  )
  const { rerender } = render(view(isOpened))
  await act(async () => undefined)
  return { asked, onClose, open: () => rerender(view(true)) }
}
const banner = () => screen.queryByRole('region', { name: consentMessages.title })

test('asks first; both answers are stored, and a decision is not asked for again', async () => {
  await show('ask')
  expect([decisions(), document.body.firstElementChild?.contains(banner())]).toEqual([[0, 0], true])
  fireEvent.click(screen.getByText(consentMessages.decline))
  expect([banner(), decisions(), localStorage.getItem('consent')]).toEqual([null, [0, 1], 'denied'])
  cleanup()
  await show('ask')
  expect([banner(), decisions()]).toEqual([null, [0, 2]])
})

test('in chosen countries the server decides once for a tab; without an answer the shopper is asked', async () => {
  const { asked } = await show('countries', { ask: false })
  await waitFor(() => expect(decisions()).toEqual([1, 0]))
  expect(banner()).toBeNull()
  expect(asked).toEqual([expect.stringMatching(/^\/api\/tracking\/consent\?.*timeZone=/)])
  cleanup()
  expect((await show('countries', { ask: true })).asked).toEqual([])
  cleanup()
  sessionStorage.clear()
  await show('countries', undefined)
  await waitFor(() => expect(banner()).not.toBeNull())
})

test('a browser that asks not to be tracked is not asked, in any store', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  localStorage.setItem('consent', 'granted')
  await show('none')
  expect([banner(), decisions()]).toEqual([null, [0, 1]])
  cleanup()
  await show('ask', undefined, true)
  expect(screen.getByText(consentMessages.optedOut)).toBeTruthy()
  expect(screen.queryByText(consentMessages.accept)).toBeNull()
})

test('the choices can be opened again: they name the current one, take the focus, and a withdrawal deletes the cookies of Meta', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as Meta's script sets it
  document.cookie = '_fbp=fb.1.2; path=/'
  const fbq = Object.assign(vi.fn(), { queue: [] })
  window.fbq = fbq
  const { open, onClose } = await show('none')
  expect([banner(), decisions()]).toEqual([null, [1, 0]])
  open()
  const choices = banner()
  expect(document.activeElement).toBe(choices)
  fireEvent.click(screen.getByText(consentMessages.accept))
  expect(screen.getByText(consentMessages['current.granted'])).toBeTruthy()
  fireEvent.keyDown(choices as HTMLElement, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByText(consentMessages.decline))
  expect([decisions(), document.cookie, fbq.mock.calls]).toEqual([
    [2, 1],
    '',
    [
      ['consent', 'grant'],
      ['consent', 'revoke'],
    ],
  ])
  window.fbq = undefined
})
