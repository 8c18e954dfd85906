import { expect, it } from 'vitest'
import { z } from 'zod'
import { productCards } from '../../field/groups.ts'
import { cardVars } from './card-vars.ts'

const varsOf = (props: Record<string, string>) => cardVars(z.object(productCards()).parse(props)) as Record<string, unknown>

it('draws an outline in the color of a filled button', () => {
  const filled = { buyButtonBackground: '#123456', buyButtonTextColor: '#ffffff' }
  expect(varsOf(filled)).toMatchObject({ '--buy-button-background': '#123456', '--buy-button-text-color': '#ffffff' })
  expect(varsOf(filled)['--buy-button-line']).toBeUndefined()
  expect(varsOf({ ...filled, buyButtonLook: 'outline' })).toMatchObject({
    '--buy-button-background': 'transparent',
    '--buy-button-text-color': '#123456',
    '--buy-button-line': '#123456',
  })
})

it('aligns text with the image of a card without a background', () => {
  expect(varsOf({})['--card-inset']).toBeUndefined()
  expect(varsOf({ cardBackground: 'transparent' })['--card-inset']).toBe('0px')
})
