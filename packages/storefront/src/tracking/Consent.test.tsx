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
  for (const element of document.querySelectorAll('details')) element.remove()
  localStorage.clear()
  sessionStorage.clear()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

/** The privacy choices at the end of a document. */
const choices = () => document.getElementById('privacy-choices') as HTMLDetailsElement

async function show(consent: typeof store.consent, response: unknown = { ask: true }, isOpened = false) {
  document.body.insertAdjacentHTML('beforeend', '<details id="privacy-choices"><summary>Privacy choices</summary></details>')
  choices().open = isOpened
  const requests: string[] = []
  const shop = testShop(
    (url) => {
      requests.push(url.pathname + url.search)
      return response === undefined ? { status: 503, body: {} } : { body: response }
    },
    { store: { ...store, fbPixelId: '123', consent }, tracker },
  )
  render(
    <InShop shop={shop}>
      <Consent />
    </InShop>,
  )
  await act(async () => undefined)
  return { requests }
}
const banner = () => screen.queryByRole('region', { name: consentMessages.title })

test('asks first; both answers are stored, and a decision is not asked for again', async () => {
  await show('ask')
  expect([decisions(), document.body.firstElementChild?.contains(banner())]).toEqual([[0, 0], true])
  fireEvent.click(screen.getByText(consentMessages.decline))
  expect([banner(), decisions(), localStorage.getItem('consent')]).toEqual([null, [0, 1], 'denied'])
  cleanup()
  choices().remove()
  await show('ask')
  expect([banner(), decisions()]).toEqual([null, [0, 2]])
})

test('in chosen countries the server decides once for a tab; without an answer the shopper is asked', async () => {
  const { requests } = await show('countries', { ask: false })
  await waitFor(() => expect(decisions()).toEqual([1, 0]))
  expect(banner()).toBeNull()
  expect(requests).toEqual([expect.stringMatching(/^\/api\/tracking\/consent\?.*timeZone=/)])
  cleanup()
  choices().remove()
  expect((await show('countries', { ask: true })).requests).toEqual([])
  cleanup()
  choices().remove()
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
  choices().remove()
  await show('ask', undefined, true)
  expect(screen.getByText(consentMessages.optedOut)).toBeTruthy()
  expect(screen.queryByText(consentMessages.accept)).toBeNull()
})

test('the choices can be opened again: they name the current one, take the focus, and a withdrawal deletes the cookies of Meta', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as Meta's script sets it
  document.cookie = '_fbp=fb.1.2; path=/'
  const fbq = Object.assign(vi.fn(), { queue: [] })
  window.fbq = fbq
  await show('none')
  expect([banner(), decisions()]).toEqual([null, [1, 0]])
  const open = async () => {
    choices().open = true
    await waitFor(() => expect(document.activeElement).toBe(banner()))
  }
  await open()
  fireEvent.click(screen.getByText(consentMessages.accept))
  expect([banner(), choices().open]).toEqual([null, false])
  await open()
  expect(screen.getByText(consentMessages['current.granted'])).toBeTruthy()
  fireEvent.keyDown(banner() as HTMLElement, { key: 'Escape' })
  expect(banner()).toBeNull()
  await open()
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
