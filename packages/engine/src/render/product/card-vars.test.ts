import { expect, it } from 'vitest'
import { z } from 'zod'
import { productCards, productsTitle } from '../../field/groups.ts'
import { cardVars } from './card-vars.ts'

const varsOf = (props: Record<string, string>) =>
  cardVars(z.object({ ...productsTitle('2rem'), ...productCards() }).parse(props)) as Record<string, unknown>

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

it('gives every prop as a custom property', () => {
  expect(varsOf({ sectionTitleAlign: 'start', productImageRatio: '3 / 4', cardTextAlign: 'center' })).toMatchObject({
    '--section-title-font-weight': 'var(--weight-heading)',
    '--section-title-align': 'start',
    '--product-image-ratio': '3 / 4',
    '--card-text-align': 'center',
  })
})

it('aligns text with the image of a card without a background', () => {
  expect(varsOf({})['--card-inset']).toBeUndefined()
  expect(varsOf({ cardBackground: 'transparent' })['--card-inset']).toBe('0px')
})
