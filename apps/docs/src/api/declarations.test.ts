import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeWithoutComments, declarationsOf, foreignExportsOf, type Modules, namedIn } from './declarations.ts'

/** Writes declaration files, and reads the first. */
function withFiles<T>(files: Record<string, string>, read: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    return read(join(folder, Object.keys(files)[0] ?? ''))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const exportsOf = (files: Record<string, string>) => withFiles(files, (path) => declarationsOf(path))

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

it('finds the types that an export uses, in other files too, and its code without comments', () => {
  const files = {
    'index.d.ts': `
import type { Size } from './size.js';
import type * as all from './size.js';
import type { ReactNode } from 'react';
interface Base {
    own: string;
}
/** Of a box. */
export interface Box<Size2 = Size> extends Base {
    /** In pixels. */
    width: Size2;

    // Not the height.
    unit: import("./size.js").Unit;
    other: all.Other;
    same: typeof same;
    ReactNode: ReactNode;
}
declare const same: 1;
type Unused = 2;
`,
    'size.d.ts': 'export type Size = number;\nexport type Unit = 3;\nexport type Other = 4;\n',
  }
  withFiles(files, (path) => {
    const cache: Modules = new Map()
    const [box] = declarationsOf(path, cache)
    if (!box) throw new Error('Box is missing.')
    expect(namedIn(box, cache).map(({ name }) => name)).toEqual(['Size', 'Base', 'Unit', 'Other', 'same'])
    expect(codeWithoutComments(box, cache).split('\n').slice(0, 3)).toEqual([
      'interface Box<Size2 = Size> extends Base {',
      '  width: Size2;',
      '  unit: import("./size.js").Unit;',
    ])
  })
})

it('lists what is exported from other packages, also through other files', () => {
  const files = {
    'index.d.ts': `
import { z } from 'zod';
export { z as schema };
export { Icon } from './icons.js';
export * from 'elsewhere';
declare const own: 1;
export default own;
`,
    'icons.d.ts': "export { Image as Icon, Other } from 'lucide-react';\n",
  }
  expect(withFiles(files, (path) => foreignExportsOf(path))).toEqual([
    { name: '*', local: '*', from: 'elsewhere' },
    { name: 'Icon', local: 'Image', from: 'lucide-react' },
    { name: 'schema', local: 'z', from: 'zod' },
  ])
  expect(exportsOf(files).map(({ name, local }) => [name, local])).toEqual([['default', 'own']])
})
