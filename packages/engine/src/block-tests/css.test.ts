import { expect, test } from 'vitest'
import { problemsOfCss } from './css.ts'

test('accepts a style sheet for its own elements', () => {
  const css = `
    .bf-hero { height: calc(var(--vh, 1vh) * 60); & > h2, p { margin: 0; } &:is(.a, .b) { color: red } }
    .bf-hero__title, .bf-hero--wide > * { width: 50cqw }
    @container page (width < 768px) { .bf-hero { padding: 0 } }
    @media (prefers-reduced-motion: reduce) { .bf-hero { animation: none } }
    @keyframes bf-hero-in { from { opacity: 0 } 50% { opacity: 1 } }
    /* .other { } */`
  expect(problemsOfCss('hero', css)).toEqual([])
})

test.each([
  ['an element', 'h2 { margin: 0 }', '"h2"'],
  ['another block', '.bf-hero, .bf-heroic { margin: 0 }', '".bf-heroic"'],
  ['inside an at-rule', '@container page (width < 768px) { .card { padding: 0 } }', '".card"'],
  ['after keyframes', '@keyframes x { from { opacity: 0 } } a { color: red }', '"a"'],
  ['the width of the window', '@media (max-width: 700px) { .bf-hero { padding: 0 } }', '@media (max-width: 700px)'],
  ['a newer way to ask for it', '@media (width < 700px) { .bf-hero { padding: 0 } }', '@media (width < 700px)'],
  ['a breakpoint that stores cannot change', '@container page (max-width: 767.98px) { .bf-hero { padding: 0 } }', '767.98px'],
  ['a breakpoint in em', '@container page (48em <= width) { .bf-hero { padding: 0 } }', '(48em <= width)'],
  ['units of the window', '.bf-hero { height: 60vh }', '"60vh"'],
])('reports %s', (_, css, said) => {
  const problems = problemsOfCss('hero', css)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(said)
})
