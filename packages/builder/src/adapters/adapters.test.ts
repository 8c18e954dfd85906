import { describe, expect, it, vi } from 'vitest'
import type { DraftInput } from '../adapter.ts'
import { fetchAdapter } from './fetch-adapter.ts'
import { localStorageAdapter } from './local-storage-adapter.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { versionOf } from './page-version.ts'

const draftOf = (text: string, baseVersion: number): DraftInput => {
  const content = [{ type: 'note', props: { text } }]
  return { pageId: 'home', document: { content, globalContent: [] }, content, baseVersion }
}

describe('an adapter that stores documents', () => {
  it('returns nothing for a new page, then the last save, and counts versions', async () => {
    const adapter = memoryAdapter()
    expect(await adapter.load('home')).toBeUndefined()
    expect(await adapter.save(draftOf('one', 0))).toEqual({ version: 1 })
    expect(await adapter.save(draftOf('two', 1))).toEqual({ version: 2 })
    expect(await adapter.load('home')).toEqual({ ...draftOf('two', 0).document, version: 2 })
  })

  it('does not overwrite a newer version', async () => {
    const adapter = memoryAdapter({ home: { content: ['first'] } })
    await adapter.save(draftOf('mine', 1))
    const response = await adapter.save(draftOf('theirs', 1))
    expect(response).toMatchObject({ stale: true, page: { version: 2, ...draftOf('mine', 0).document } })
  })

  it('keeps what all pages share once, and does not overwrite a newer version of it', async () => {
    const adapter = memoryAdapter()
    const save = (pageId: string, texts: string[], baseGlobalVersion: number) => {
      const document = { content: [pageId], globalContent: texts }
      return adapter.save({ pageId, document, ...document, baseVersion: 0, baseGlobalVersion })
    }
    expect(await save('home', ['menu'], 0)).toEqual({ version: 1, globalVersion: 1 })
    expect(await adapter.load('about')).toEqual({ globalContent: ['menu'], globalVersion: 1 })
    expect(await save('about', ['mine'], 0)).toEqual({
      stale: true,
      page: { content: ['about'], globalContent: ['menu'], globalVersion: 1 },
    })
    expect(await save('about', ['new menu'], 1)).toEqual({ version: 1, globalVersion: 2 })
    expect(await adapter.load('home')).toMatchObject({ content: ['home'], globalContent: ['new menu'], version: 1 })
  })

  it('shares what the first page started with', async () => {
    const adapter = memoryAdapter()
    const document = { content: [], globalContent: ['menu'] }
    await adapter.save({ pageId: 'home', document, content: [], baseVersion: 0 })
    expect(await adapter.load('about')).toEqual({ globalContent: ['menu'], globalVersion: 1 })
  })

  it('reports a full storage', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem })
    await expect(localStorageAdapter().save(draftOf('one', 0))).rejects.toMatchObject({ reason: 'too-large' })
    vi.unstubAllGlobals()
  })
})

/** A REST server with one page, which follows the rules in the comment of `fetchAdapter`. */
function restServer({ etags = true } = {}) {
  let page: { json: string; tag: string } | undefined
  const requests: { method: string; url: string; headers: Headers }[] = []
  const server = {
    requests,
    answer: undefined as Response | undefined,
    published: undefined as string | undefined,
    put: (json: string) => {
      page = { json, tag: `"v${Math.random()}"` }
    },
    fetch: (async (input, init = {}) => {
      const headers = new Headers(init.headers)
      const { method = 'GET' } = init
      requests.push({ method, url: String(input), headers })
      if (server.answer) return server.answer.clone()
      const current = page
      if (method === 'GET') {
        if (!current) return new Response(null, { status: 404 })
        return new Response(current.json, { headers: etags ? { etag: current.tag } : {} })
      }
      const match = headers.get('if-match')
      if ((match && match !== current?.tag) || (headers.has('if-none-match') && current))
        return new Response(null, { status: 412 })
      if (method === 'PUT') server.put(String(init.body))
      else server.published = current?.json
      return new Response(null, { status: 204, headers: etags ? { etag: page?.tag ?? '' } : {} })
    }) as typeof fetch,
  }
  return server
}

describe('the fetch adapter', () => {
  it('creates a page, saves each draft on the version before, and publishes', async () => {
    const server = restServer()
    const adapter = fetchAdapter('/api/pages/', { ...server, publish: true, headers: () => ({ authorization: 'Bearer t' }) })
    expect(await adapter.load('home')).toBeUndefined()
    const first = await adapter.save(draftOf('one', 0))
    expect(server.requests.at(-1)?.headers.get('if-none-match')).toBe('*')
    const version = (first as { version: number }).version
    expect(version).toBeGreaterThan(0)
    const second = (await adapter.save(draftOf('two', version))) as { version: number }
    expect(await adapter.load('home')).toEqual({ ...draftOf('two', 0).document, version: second.version })
    await adapter.publish?.(draftOf('two', second.version))
    expect(JSON.parse(server.published ?? '')).toEqual(draftOf('two', 0).document)
    expect(new Set(server.requests.map(({ url }) => url))).toEqual(new Set(['/api/pages/home', '/api/pages/home/publish']))
    expect(server.requests.every(({ headers }) => headers.get('authorization') === 'Bearer t')).toBe(true)
  })

  it('returns the newer document if another person saved', async () => {
    const server = restServer()
    const adapter = fetchAdapter('/pages', server)
    await adapter.load('home')
    const other = JSON.stringify({ content: ['theirs'], globalContent: [] })
    server.put(other)
    expect(await adapter.save(draftOf('mine', 0))).toMatchObject({ stale: true, page: { content: ['theirs'] } })
    const page = await adapter.load('home')
    expect(await adapter.save(draftOf('merged', page?.version ?? 0))).not.toHaveProperty('stale')
    // A version of which this window has never seen the ETag, such as that of an old local copy.
    expect(await adapter.save(draftOf('old', 12_345))).toHaveProperty('stale')
  })

  it('saves without a precondition if the server has no ETags', async () => {
    const server = restServer({ etags: false })
    const adapter = fetchAdapter('/pages', server)
    await adapter.load('home')
    expect(await adapter.save(draftOf('one', 0))).toEqual({ version: 0 })
    await adapter.save(draftOf('two', 0))
    expect(await adapter.load('home')).toMatchObject(draftOf('two', 0).document)
  })

  it.each([
    [401, 'signed-out'],
    [403, 'refused'],
    [404, 'gone'],
    [413, 'too-large'],
    [422, 'refused'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'busy'],
  ])('rejects a response with status %s as %s', async (status, reason) => {
    const server = restServer()
    server.answer = Response.json({ detail: 'The reason.' }, { status, headers: { 'retry-after': '7' } })
    const failure = fetchAdapter('/pages', server).save(draftOf('one', 0))
    await expect(failure).rejects.toMatchObject({ reason, message: 'The reason.', retryAfter: 7000 })
  })

  it('rejects as offline without a response', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(fetchAdapter('/pages', { fetch: lost }).load('home')).rejects.toMatchObject({ reason: 'offline' })
  })
})

it('the version of an ETag is its number, or a number that is the same for the same ETag', () => {
  expect([null, '"7"', 'W/"7"'].map(versionOf)).toEqual([0, 7, 7])
  expect(versionOf('"abc"')).toBe(versionOf('W/"abc"'))
  expect(versionOf('"abc"')).not.toBe(versionOf('"abd"'))
})
