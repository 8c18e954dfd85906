import { describe, expect, it } from 'vitest'
import { withJsImports } from './declarations.ts'

describe('withJsImports', () => {
  it('rewrites relative imports in every form, and nothing else', () => {
    const before = `import type { A } from './a.ts'
export { b } from "../b.tsx"
export * from './c.js'
export declare const d: import('./d.ts').D
export declare const e: './e.ts'
import { z } from 'zod'
`
    expect(withJsImports('x.d.ts', before)).toBe(`import type { A } from './a.js'
export { b } from "../b.js"
export * from './c.js'
export declare const d: import('./d.js').D
export declare const e: './e.ts'
import { z } from 'zod'
`)
  })
})
