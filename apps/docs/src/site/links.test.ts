import { expect, it } from 'vitest'
import { withSiteLinks } from './links.ts'

const pages = new Map([
  ['docs/guides/deploy.md', '/site/guides/deploy/'],
  ['docs/spec/README.md', '/site/spec/'],
])
const urlOf = (path: string) => (path.startsWith('/') ? `/site${path}/` : pages.get(path))
const linked = (markdown: string) => withSiteLinks(markdown, 'docs/guides/own-blocks.md', urlOf)

it('points links to pages of the site, folders to their README, and others to the source code', () => {
  expect(linked('[a](deploy.md#tls), [b](../spec), [c](../../packages/ui/)')).toBe(
    '[a](/site/guides/deploy/#tls), [b](/site/spec/), [c](https://github.com/blockfront/blockfront/blob/main/packages/ui)',
  )
  expect(linked('[`field.text`](/fields/text#options)')).toBe('[`field.text`](/site/fields/text/#options)')
})

it('leaves external links, anchors and code unchanged', () => {
  const markdown = '[a](https://example.com/deploy.md) [b](#tls) [c](mailto:a@b.c) `[d](deploy.md)`\n```md\n[e](deploy.md)\n```'
  expect(linked(markdown)).toBe(markdown)
})
