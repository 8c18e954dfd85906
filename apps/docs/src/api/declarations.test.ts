import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { declarationsOf } from './declarations.ts'

/** Writes declaration files and returns the exports of the first. */
function exportsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    return declarationsOf(join(folder, Object.keys(files)[0] ?? ''))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('follows renamed, imported, star and namespace exports, with their docstrings', () => {
  const found = exportsOf({
    'index.d.ts': `
import { inner } from './inner.js';
/** Entry point. */
export { inner as outer, type Shape } from './inner.js';
export { inner };
export * from './more.js';
export * as field from './field.js';
export { gone } from 'elsewhere';
`,
    'inner.d.ts': `
/**
 * Returns a number.
 * @param a at least 1
 * @throws if \`a\` is below 0.
 */
export declare function inner(a: number): number;
export declare function inner(a: string): number;
/** Of the hidden value. */

declare const hidden: 1;
export interface Shape {
    /** In pixels. */
    width: number;
}
export {};
`,
    'more.d.ts': `
/** Draws {@link Shape}. */
export declare const View: (props: Shape) => import("react").ReactNode;
declare class Local {}
export { Local as Exported };
`,
    'field.d.ts': '/** One line. */\nexport declare const text: (label: string) => string, size = 2;\n',
  })
  expect(found.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'function outer',
    'type Shape',
    'function inner',
    'component View',
    'class Exported',
    'namespace field',
  ])
  const [outer, shape, , view, , field] = found
  expect(outer?.text).toBe('Returns a number.\n\n- `a`: at least 1\n- Throws if `a` is below 0.')
  expect(outer?.code).toBe('function inner(a: number): number;\nfunction inner(a: string): number;')
  expect(shape?.code).toBe('interface Shape {\n  /** In pixels. */\n  width: number;\n}')
  expect(view?.text).toBe('Draws `Shape`.')
  expect(field?.members.map(({ name, text }) => [name, text])).toEqual([
    ['text', 'One line.'],
    ['size', 'One line.'],
  ])
})
