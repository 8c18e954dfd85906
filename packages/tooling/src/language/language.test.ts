import { describe, expect, it } from 'vitest'
import { bannedIn } from './banned.ts'
import { findingsIn } from './findings.ts'
import { isChecked } from './scope.ts'

const found = (file: string, code: string) =>
  findingsIn(file, code).map(({ line, rule, message }) => `${line} ${rule} ${message.split('"')[1]}`)

describe('bannedIn', () => {
  it.each([
    ['It lies ready in memory', 'lies ready'],
    ['The key\nof  its own', 'of its own'],
    ['Kept as it is.', 'as it is'],
    ['Tell whoever calls', 'whoever'],
    ['The colours of a theme', 'colours'],
    ['Hears of every change', 'Hears of'],
    ['A block that is held against its schema', 'held against'],
    ['The page comes alive', 'comes alive'],
    ['This part stands outside of the scope', 'stands'],
    ['Log it out', 'Log it out'],
  ])('%s', (text, phrase) => {
    expect(bannedIn(text).map((match) => match.text)).toEqual([phrase])
  })

  it.each([
    'It stands for the store',
    'Besides, it stands out',
    'as it is read',
    'back and forth',
    'The property `told` of https://example.org/wake/anew',
    'a class .beside and a file wake.ts',
    'its wish list',
  ])('accepts: %s', (text) => {
    expect(bannedIn(text)).toEqual([])
  })
})

describe('findingsIn', () => {
  it('reads comments and strings of several words, and no other code', () => {
    const code = "// told once\nconst told = 'told'\n/**\n * Done\n * anew.\n */\nthrow new Error(`Sent in\n vain`)\n"
    expect(found('packages/server/src/a.ts', code)).toEqual(['1 words told', '5 words anew', '7 words in vain'])
  })

  it('reads Markdown outside code, and comments in style sheets', () => {
    expect(found('docs/a.md', 'Told\n```\ntold\n```\n`told` wakes')).toEqual(['1 words Told', '5 words wakes'])
    expect(found('a.css', '.told {}\n/* told\n * forth */')).toEqual(['2 words told', '3 words forth'])
  })

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
      '2 text Duplicate',
      '2 text Not copied yet',
      '4 text Close',
      '4 text Open',
      '5 text Name',
      '5 text opened',
    ])
    for (const name of ['ui', 'dashboard', 'storefront']) expect(found(`packages/${name}/src/Row.tsx`, code)).toHaveLength(6)
    expect(found('packages/builder/src/messages.ts', code)).toEqual([])
    expect(found('packages/builder/src/Row.test.tsx', code)).toEqual([])
    expect(found('packages/server/src/Row.tsx', code)).toEqual([])
  })

  it('leaves the labels of a block in its file', () => {
    const code = "export default { title: 'Hero', props: text('Main heading') }\nexport const View = () => <p>Read more</p>\n"
    expect(found('packages/engine/src/blocks/hero.tsx', code)).toEqual(['2 text Read more'])
  })
})

describe('isChecked', () => {
  it.each([
    ['packages/dashboard/src/App.tsx', true],
    ['docs/architecture.md', true],
    ['docs/spec/product.md', false],
    ['packages/engine/src/blocks/version-1.ts', false],
    ['docs/images/builder.webp', false],
  ])('%s: %s', (path, checked) => {
    expect(isChecked(path)).toBe(checked)
  })
})
