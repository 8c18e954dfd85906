import { expect, it } from 'vitest'
import { hasHeading } from './heading.ts'

const block = (type: string, props: Record<string, unknown> = {}) => ({ id: type, type, props })

it.each([
  ['a product renders an h1', block('product'), true],
  ['a hero whose first slide has a title renders an h1', block('hero', { slides: [{ title: 'First' }, { title: '' }] }), true],
  ['a hero with its defaults renders an h1', block('hero'), true],
  [
    'a container with such a hero renders an h1',
    { ...block('container'), childComponents: [block('textBlock'), block('hero')] },
    true,
  ],
  ['a hero whose first slide has no title renders no h1', block('hero', { slides: [{ title: '' }, { title: 'Later' }] }), false],
  ['a hero without slides renders no h1', block('hero', { slides: [] }), false],
  ['a text block renders no h1', block('textBlock', { text: '<h2>Second</h2>' }), false],
])('%s', (_, given, expected) => expect(hasHeading(given)).toBe(expected))
