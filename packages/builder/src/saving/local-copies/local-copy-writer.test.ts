import { expect, it, vi } from 'vitest'
import type { LocalCopy } from './local-copy-store.ts'
import { createLocalCopyWriter } from './local-copy-writer.ts'

it('writes each change within a second, also while the owner continues to type', async () => {
  vi.useFakeTimers()
  try {
    const kept: LocalCopy[] = []
    const copies = { of: async () => [], keep: async (copy: LocalCopy) => void kept.push(copy), drop: async () => {} }
    const writer = createLocalCopyWriter({ copies, tab: 't', storeId: 's', pageId: 'p', onWrite: () => {} })
    const documentOf = (text: string) => ({ content: [{ id: 'a', type: 'unknown', props: { text } }], globalContent: [] })
    const before = documentOf('')
    for (let key = 1; key <= 50; key++) {
      writer.schedule({ base: { version: 1 } as never, before, document: documentOf(`${key} keys`) } as never)
      await vi.advanceTimersByTimeAsync(100)
      if (key > 10)
        expect(JSON.stringify(kept.slice(-1))).toMatch(
          new RegExp(`"(?:${[...Array(10).keys()].map((n) => key - n).join('|')}) keys"`),
        )
    }
  } finally {
    vi.useRealTimers()
  }
})
