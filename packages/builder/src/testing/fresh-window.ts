import { afterEach, beforeEach } from 'vitest'
import type { PageStore } from './page-store.ts'
import { showPageBuilder } from './show-page-builder.tsx'
import { freshStore } from './window.ts'

/** The store of the current test. */
export let store: PageStore
let shown: Awaited<ReturnType<typeof showPageBuilder>> | undefined

/** Gives every test of the file a new store, and closes the builder after it. */
export function freshWindow(): void {
  beforeEach(async () => {
    store = await freshStore()
  })
  afterEach(close)
}

/** Opens the builder with a page of the store, the homepage by default. */
export async function open({
  pageId = 'home',
  ...options
}: { pageId?: string } & Parameters<typeof showPageBuilder>[2] = {}): Promise<void> {
  shown = await showPageBuilder(store.adapter, pageId, options)
}

/** Closes the builder. */
export function close(): void {
  shown?.close()
  shown = undefined
}
