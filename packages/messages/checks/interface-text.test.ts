import { expect, it } from 'vitest'
import { misplacedTexts } from './interface-text.ts'

const found = (file: string, code: string) =>
  misplacedTexts(file, code).map(({ line, message }) => `${line} ${message.split('"')[1]}`)

it('finds interface text and accessible names outside of messages', () => {
  const code = `import { messages } from './messages.ts'
export const command = { title: 'Duplicate', key: 'D', run: () => toast('Not copied yet') }
export const Row = ({ open }: { open: boolean }) => (
  <li aria-label={open ? 'Close' : \`Open \${1}\`} className="Big row" data-state={open ? 'open' : 'shut'}>
    <b title={messages.row}>Name</b> {open && 'opened'} {messages.price} · {open === 'yes' ? 1 : 2}
    <i> px</i>
    <a href="https://example.org">https://example.org</a>
  </li>
)
if (!command) throw new Error('No command here')
`
  expect(found('packages/builder/src/Row.tsx', code)).toEqual([
    '2 Duplicate',
    '2 Not copied yet',
    '4 Close',
    '4 Open',
    '5 Name',
    '5 opened',
  ])
  for (const name of ['ui', 'dashboard', 'storefront']) expect(found(`packages/${name}/src/Row.tsx`, code)).toHaveLength(6)
  expect(found('packages/builder/src/messages.ts', code)).toEqual([])
  expect(found('packages/builder/src/Row.test.tsx', code)).toEqual([])
  expect(found('packages/server/src/Row.tsx', code)).toEqual([])
})

it('leaves the labels of a block in its file', () => {
  const code = "export default { title: 'Hero', props: text('Main heading') }\nexport const View = () => <p>Read more</p>\n"
  expect(found('packages/engine/src/blocks/hero.tsx', code)).toEqual(['2 Read more'])
})
