import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { type CallInput, type Client, createClient } from '@blockfront/contract/client'
import { inject } from 'vitest'
import { articlesTo } from './mailbox-page.ts'

/** A client with a session that calls endpoints over HTTP. */
export interface Account {
  email: string
  password: string
  userId: string
  call: Client['call']
  /** Uploads a file to a store's library. Returns its URL. */
  upload: (storeId: string, file: File) => Promise<string>
}

export interface StartedStore {
  owner: Account
  storeId: string
  /** `name.localhost`. */
  host: string
  /** Scheme, hostname and port, without a trailing slash. */
  origin: string
}

const run = `${process.pid}${Date.now().toString(36)}`
let made = 0

/** Returns a unique name of lower-case letters and digits. */
export const newName = (): string => `e2e${run}n${++made}`

/** Resolves a hostname to the server: Chromium resolves `*.localhost`, Node does not (see `callsOf`). */
export const originOf = (host = 'localhost'): string => `http://${host}:${inject('port')}`

/** The user agent of a browser that is not a bot. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Calls endpoints on a hostname, with a cookie jar, as a browser. */
export function callsOf(host = 'localhost'): Pick<Account, 'call' | 'upload'> {
  const jar = new Map<string, string>()
  const fetchAs: typeof fetch = async (input, init) => {
    const sent = new Request(String(input), init)
    const { pathname, search } = new URL(sent.url)
    const body = Buffer.from(await sent.arrayBuffer())
    const headers = {
      'user-agent': userAgent,
      ...Object.fromEntries(sent.headers),
      host,
      cookie: cookieOf(jar),
      'content-length': body.byteLength,
    }
    const options = { host: '127.0.0.1', port: inject('port'), path: pathname + search, method: sent.method, headers }
    return new Promise((resolve, reject) => {
      const outgoing = request({ ...options, setHost: false }, (response) => {
        const chunks: Buffer[] = []
        for (const line of response.headers['set-cookie'] ?? []) keep(jar, line)
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode })))
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
  const baseUrl = `${originOf()}/api`
  const upload: Account['upload'] = async (storeId, file) => {
    const form = new FormData()
    form.append('file', file)
    // The server responds with 503 while too many uploads wait: try again, as a client does.
    let item: { url: string } | undefined
    const attempt = async () => {
      const response = await fetchAs(`${baseUrl}/media/upload?storeId=${storeId}`, { method: 'POST', body: form })
      item = await response.json()
      if (!response.ok && response.status !== 503) throw new Error(`${file.name} was refused: ${JSON.stringify(item)}`)
      return response.status
    }
    for (let attempts = 1; (await attempt()) === 503; attempts++) {
      if (attempts === 60) throw new Error(`${file.name} was refused ${attempts} times, because the server is busy.`)
      await setTimeout(500)
    }
    return item?.url ?? ''
  }
  return { call: createClient({ baseUrl, fetch: fetchAs }).call, upload }
}

const cookieOf = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  if (/;\s*max-age=0(?:;|$)/i.test(line)) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Signs up, and confirms the address with the link in the email. */
export async function newAccount(): Promise<Account> {
  const email = `${newName()}@example.com`
  const password = `correct horse ${email}`
  const { call, upload } = callsOf()
  await call('auth.signup', { body: { name: 'Ada Example', email, password } })
  await call('auth.verifyEmail', { body: { token: await mailedToken(email) } })
  const { userId } = await call('auth.checkAuth')
  return { email, password, userId, call, upload }
}

/** Waits for the newest email to an address, and returns the token in it, from the development mailbox. */
export async function mailedToken(email: string): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const [newest = ''] = await articlesTo(email)
    const [, token] = /[?&]token=([\w-]+)/.exec(newest) ?? []
    if (token) return token
  }
  throw new Error(`No mail with a link came to ${email}.`)
}

/** Creates an owner and a store with the pages, categories and demo products of every new store, and opens it unless asked otherwise. */
export async function newStore({
  isOpen = true,
  ...body
}: Partial<CallInput<'store.create'>['body']> & { isOpen?: boolean } = {}): Promise<StartedStore> {
  const owner = await newAccount()
  const subdomain = newName()
  const { storeId, storeDomain } = await owner.call('store.create', {
    body: { name: 'Alder & Oak', subdomain, currency: 'EUR', ...body },
  })
  if (isOpen) await owner.call('store.updateOpening', { body: { storeId, isOpen } })
  // The country of `shopper/address.ts`.
  await owner.call('store.updateDetails', { body: { storeId, country: 'DE' } })
  return { owner, storeId, host: storeDomain, origin: originOf(storeDomain) }
}
