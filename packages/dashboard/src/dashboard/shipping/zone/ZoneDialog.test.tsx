import type { ShippingZone } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { messages } from '../messages.ts'
import { ZoneDialog } from './ZoneDialog.tsx'

const zoneMessages = messages.zone
const zone = (id: string, countries: string[], regions: string[] = [], isRestOfWorld = false) =>
  ({ id, name: id, countries, regions, isRestOfWorld, position: 0, version: 4, rates: [] }) as ShippingZone
const europe = zone('Europe', ['AT', 'DE'])
const west = zone('West', ['US'], ['US-CA'])
const world = zone('World', [], [], true)
const regions = ['CA', 'NY', 'OR'].map((code, index) => ({
  code: `US-${code}`,
  name: ['California', 'New York', 'Oregon'][index],
}))

let sent: { path: string; body: Record<string, unknown> }[]
let refusal: Response | undefined
beforeEach(() => {
  sent = []
  refusal = undefined
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin)
    if (pathname === '/api/checkout/get-regions') return Response.json(regions)
    sent.push({ path: pathname, body: JSON.parse(String(init.body)) })
    return refusal ?? Response.json({})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(edited?: ShippingZone) {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContext value={{ storeId: 's1', currency: 'EUR', locale: 'en' } as Store}>
        <ZoneDialog zones={[europe, west, world]} zone={edited} onClose={onClose} />
      </StoreContext>
    </QueryClientProvider>,
  )
  return onClose
}
// A query by role is slow in a list of 250 countries.
const box = (name: string) => screen.getByLabelText<HTMLButtonElement>(name)
const press = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button *' })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const state = (name: string) => box(name).getAttribute('aria-checked')

test('a new zone: search, a whole continent without what other zones have, and regions of a country', async () => {
  const onClose = open()
  fireEvent.click(press(messages.addZone))
  await screen.findByText(zoneMessages.nameMissing)
  await screen.findByText(zoneMessages.countriesMissing)
  type(zoneMessages.name, 'Mine')
  expect(box(zoneMessages.rest).disabled).toBe(true)
  await screen.findByText(zoneMessages.restTaken('World'))

  type(zoneMessages.search, 'germany')
  expect(box('Germany').disabled).toBe(true)
  expect(document.getElementById(box('Germany').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    zoneMessages.taken('Europe'),
  )
  type(zoneMessages.search, 'atlantis')
  await screen.findByText(zoneMessages.noMatch('atlantis'))

  type(zoneMessages.search, 'united states')
  fireEvent.click(press(zoneMessages.showRegions('United States')))
  await screen.findByLabelText('Oregon')
  expect(box('California').disabled).toBe(true)
  fireEvent.click(box('Oregon'))
  expect(state('United States')).toBe('mixed')
  await screen.findByText(zoneMessages.someChosen(1))
  type(zoneMessages.search, 'liechtenstein')
  fireEvent.click(box('Liechtenstein'))
  await screen.findByText(zoneMessages.chosen(2))
  fireEvent.click(press(messages.addZone))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      path: '/api/shipping/add-zone',
      body: { storeId: 's1', name: 'Mine', isRestOfWorld: false, countries: ['US', 'LI'], regions: ['US-OR'] },
    },
  ])
})

test('an edited zone: removing a region of a whole country keeps the others; a conflict keeps the choices', async () => {
  const onClose = open(zone('Both', ['US', 'NO']))
  expect(state('North America')).toBe('mixed')
  expect(state('United States')).toBe('true')
  fireEvent.click(press(zoneMessages.showRegions('United States')))
  await screen.findByLabelText('Oregon')
  // California belongs to the zone “West”, which is more specific.
  expect([state('California'), state('Oregon')]).toEqual(['false', 'true'])
  fireEvent.click(box('New York'))
  refusal = Response.json({ error: 'Taken.', code: 'conflict', fields: { countries: 'Norway is taken.' } }, { status: 409 })
  fireEvent.click(press(zoneMessages.save))
  expect((await screen.findByRole('alert')).textContent).toBe('Taken.')
  await screen.findByText('Norway is taken.')
  expect(onClose).not.toHaveBeenCalled()
  expect(sent.at(-1)?.body).toMatchObject({ zoneId: 'Both', version: 4, countries: ['US', 'NO'], regions: ['US-OR'] })
})

test('a zone that another member changed: the unsaved changes stay until the owner chooses a version', async () => {
  const onClose = open(zone('Both', ['US', 'NO']))
  const theirs = { ...zone('Theirs', ['NO']), id: 'Both', version: 5 }
  const stale = () =>
    Response.json({ error: 'A newer version was saved.', code: 'stale_version', details: { zone: theirs } }, { status: 409 })
  type(zoneMessages.name, 'Mine')
  refusal = stale()
  fireEvent.click(press(zoneMessages.save))
  await screen.findByText(zoneMessages.conflict)
  fireEvent.click(press('Keep mine'))
  await waitFor(() => expect(screen.queryByText(zoneMessages.conflict)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(zoneMessages.name).value).toBe('Mine')

  refusal = stale()
  fireEvent.click(press(zoneMessages.save))
  await screen.findByText(zoneMessages.conflict)
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Mine', version: 5 })
  fireEvent.click(press('Use other version'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(zoneMessages.name).value).toBe('Theirs'))
  expect(state('United States')).toBe('false')
  refusal = undefined
  fireEvent.click(press(zoneMessages.save))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Theirs', version: 5, countries: ['NO'] })
})
