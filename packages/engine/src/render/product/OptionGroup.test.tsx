import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { AttributeGroup } from '../resource.ts'
import { InertPage } from '../testing/inert-page.tsx'
import { OptionGroup } from './OptionGroup.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const options = (group: Partial<AttributeGroup>) => (
  <InertPage>
    <OptionGroup
      group={{ name: 'Color', type: 'color', values: [], ...group }}
      chosen={undefined}
      isPossible={() => true}
      onToggle={() => {}}
    />
  </InertPage>
)
const swatches = (html: string) => [...html.matchAll(/background-color:\s*([^";]+)/g)].map(([, color]) => color)

it('draws the swatches of translated values from the original ones', () => {
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value !== 'rot' })
  const { container } = render(options({ values: ['Rot', 'Azure'], swatches: ['red'] }))
  expect(swatches(container.innerHTML)).toEqual(['red', 'azure'])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rot', 'Azure'])
})

it('shows values whose color the browser does not know as text, and only values of colors have swatches', () => {
  expect(swatches(renderToStaticMarkup(options({ values: ['Red', 'Sparkle'] })))).toEqual(['red', 'sparkle'])
  vi.stubGlobal('CSS', { supports: (property: string, value: string) => property === 'color' && value === 'red' })
  expect(swatches(render(options({ values: ['Red', 'Sparkle'] })).container.innerHTML)).toEqual(['red'])
  expect(screen.getByRole('button', { name: 'Sparkle' }).className).toBe('bf-option__value')
  cleanup()
  expect(swatches(render(options({ type: 'buttons', values: ['Red'] })).container.innerHTML)).toEqual([])
})
