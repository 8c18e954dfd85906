import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A reverse proxy in front of a local server. */
export interface ScriptSwitch {
  /** Whether pages keep their scripts. */
  on: boolean
  stop(): Promise<void>
}

/** Forwards requests from `port` to `to`, with or without the scripts of documents. */
export async function startScriptSwitch(port: number, to: number): Promise<ScriptSwitch> {
  const state = { on: true }
  const server = createServer((incoming, outgoing) => {
    const asked = forward(incoming, to, (answer) => {
      const { statusCode = 502, headers } = answer
      if (headers['content-encoding'] === 'br' && headers['content-type']?.startsWith('text/html'))
        void document(answer, outgoing, state.on)
      else answer.pipe(outgoing.writeHead(statusCode, headers))
    })
    asked.on('error', () => outgoing.destroy())
  })
  server.listen(port)
  await once(server, 'listening')
  return Object.assign(state, {
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function forward(
  { url, method, headers }: IncomingMessage,
  port: number,
  hear: (answer: IncomingMessage) => void,
): ClientRequest {
  return request({ host: '127.0.0.1', port, path: url, method, headers }, hear).end()
}

/** Both kinds of documents are read completely and compressed again, so that the delay is the same. */
async function document(answer: IncomingMessage, outgoing: ServerResponse, scripts: boolean): Promise<void> {
  const html = brotliDecompressSync(Buffer.concat(await answer.toArray())).toString()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const bytes = brotliCompressSync(scripts ? html : withoutScripts(html), { params })
  outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': bytes.length }).end(bytes)
}

/** Removes executable scripts. Data, such as JSON-LD, stays. */
const withoutScripts = (html: string): string =>
  html.replace(/<script(?! type="application\/)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
