import { expect, it } from 'vitest'
import { hasHeading } from './heading.ts'

const block = (type: string, props: Record<string, unknown> = {}) => ({ id: type, type, props })

it.each([
  ['the product of a page', block('product'), true],
  ['an opening whose first slide has a title', block('hero', { slides: [{ title: 'First' }, { title: '' }] }), true],
  ['an opening as it comes', block('hero'), true],
  ['a container with such an opening', { ...block('container'), childComponents: [block('textBlock'), block('hero')] }, true],
  ['an opening whose first slide has none', block('hero', { slides: [{ title: '' }, { title: 'Later' }] }), false],
  ['an opening without slides', block('hero', { slides: [] }), false],
  ['text', block('textBlock', { text: '<h2>Second</h2>' }), false],
])('%s brings the first heading, or not', (_, given, brings) => expect(hasHeading(given)).toBe(brings))
