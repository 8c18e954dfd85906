import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BlockServicesContext } from '../block-services.ts'
import { inertServices } from '../inert-services.ts'
import { ClickToLoad } from './ClickToLoad.tsx'

afterEach(cleanup)

const frame = (src: string, autoplay?: boolean) => (
  <BlockServicesContext value={{ ...inertServices, ...(autoplay !== undefined && { autoplay }) }}>
    <ClickToLoad src={src} title="Map" button="Show map" notice="Loads from" />
  </BlockServicesContext>
)
const loaded = () => document.querySelector('iframe')?.src

it('loads a site after a click, with the focus, and asks again for another site and in the builder', () => {
  const { rerender } = render(frame('https://www.example.com/map'))
  expect([loaded(), screen.getByText('Loads from example.com').tagName]).toEqual([undefined, 'P'])
  const load = () => fireEvent.click(screen.getByRole('button', { name: 'Show map' }))
  load()
  expect([loaded(), document.activeElement]).toEqual(['https://www.example.com/map', screen.getByTitle('Map')])
  rerender(frame('https://other.example/map'))
  expect(loaded()).toBeUndefined()
  load()
  rerender(frame('https://other.example/map', false))
  expect(loaded()).toBeUndefined()
  rerender(frame('https://other.example/map', true))
  expect(loaded()).toBeUndefined()
  rerender(frame('no url'))
  expect(screen.getByText('Loads from')).toBeTruthy()
})
