import { STATUS_CODES } from 'node:http'

/** A connection stays open for so long without a request, in milliseconds. */
export const KEEP_ALIVE = 65_000

/** The second of an answer, as its head names it. */
export const currentSecond = (): number => Math.floor(Date.now() / 1000)

/** The head of an answer on a connection that stays open, as Node's server writes it. `headers` are names and values in turn. */
export function headOf(status: number, headers: readonly string[], second: number): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`
  return `${head}Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE / 1000}\r\n\r\n`
}
