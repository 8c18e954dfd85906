import { readFileSync } from 'node:fs'
import { field } from '@blockfront/engine'
import { expect, it } from 'vitest'
import { exampleCode } from './example-code.ts'
import { fieldNames } from './field-examples.ts'

it('every example has code, and every field kind has an example', () => {
  const code = exampleCode(readFileSync(new URL('field-examples.ts', import.meta.url), 'utf8'))
  expect([...code.keys()]).toEqual(fieldNames)
  expect(code.get('text')).toBe("heading: field.text('Heading').max(80).default('New season'),")
  expect(code.get('columns')).toContain('  desktop: { max: 6, default: 4 },')
  for (const [name, text] of code) expect(text.replace(/\s/g, '')).toContain(`field.${name}(`)
  // Groups of fields spread into a block, and helpers that a panel does not show on their own.
  const groups = [
    'card',
    'corners',
    'ground',
    'inside',
    'productCards',
    'productChoice',
    'productsTitle',
    'ratingStars',
    'slider',
    'sliderInteraction',
    'typography',
    'weight',
  ]
  const helpers = [
    'cornerRadius',
    'itemId',
    'overrides',
    'ratio',
    'section',
    'slotId',
    'target',
    'themeColor',
    'themeRadius',
    'themeShadow',
    'themeWeight',
    'themedWeight',
  ]
  expect([...fieldNames, ...groups, ...helpers].sort()).toEqual(Object.keys(field).sort())
})
