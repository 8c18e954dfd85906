import { expect, test } from 'vitest'
import { judgeBlockCss } from './judge.ts'

const file = (css: string) => `/** A heading. */\nexport const View = () => null\n\nexport const css = \`${css}\`\n`
const judge = (...sheets: string[]) => judgeBlockCss(new Map(sheets.map((css, index) => [`${index}.tsx`, file(css)])))

test('reports each finding at its line of the TypeScript file, and formats as Biome formats other CSS', async () => {
  const good = '\n.bf-a {\n  color: red;\n  content: "\\\\201C";\n}\n'
  const { problems, formatted } = await judge(
    good,
    '\n.bf-a {\n  colr: red;\n}\n',
    '\n.bf-a {\n  color: red;\n}\n.bf-a b { color: blue }\n.bf-a i {}\n',
    '\n.bf-a {\n  color: \n',
  )
  expect(problems.sort()).toEqual([
    expect.stringMatching(/^1\.tsx:6:3 {2}lint\/correctness\/noUnknownProperty {2}/),
    expect.stringMatching(/^2\.tsx:8:1 {2}format {2}.*npm run format/),
    expect.stringMatching(/^2\.tsx:9:\d+ {2}lint\/suspicious\/noEmptyBlock {2}/),
    expect.stringMatching(/^3\.tsx:\d+:\d+ {2}parse {2}/),
  ])
  expect([...formatted.keys()]).toEqual(['2.tsx'])
  expect(formatted.get('2.tsx')).toBe(file('\n.bf-a {\n  color: red;\n}\n.bf-a b {\n  color: blue;\n}\n.bf-a i {\n}\n'))
})

test('keeps backslashes, backticks and dollar signs when it formats', async () => {
  const { formatted } = await judge(String.raw`.bf-a::before{content:"\\201C\`\${"}`)
  expect(formatted.get('0.tsx')).toBe(
    file(String.raw`
.bf-a::before {
  content: "\\201C\`\${";
}
`),
  )
})

test('refuses a style sheet that contains values', async () => {
  await expect(judge('\n.bf-a { color: $' + '{color}; }\n')).rejects.toThrow('0.tsx:4 builds a style sheet from values')
})
