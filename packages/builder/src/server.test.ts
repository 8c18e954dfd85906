import { blocks } from '@blockfront/engine/blocks'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Builder, memoryAdapter } from './index.ts'

test('a server without a window renders the builder, which loads its page in the browser', () => {
  expect('window' in globalThis).toBe(false)
  const html = renderToString(createElement(Builder, { blocks, adapter: memoryAdapter() }))
  expect(html).toContain('bfs-app')
})
