import { type BodyLimits, maxDepth } from '@blockfront/contract'
import { appError } from '../../ground/errors.ts'
import { readBytes } from '../../ground/request/read-bytes.ts'

/**
 * Reads the text of a JSON body within its limits. Throws 413 for more bytes or values, 415 for another type, and 400 for text that
 * is not UTF-8 or nested too deeply. Nothing is parsed yet: `parseJson` does that, and `parseInput` refuses dangerous keys.
 */
export async function readJsonText(request: Request, limits: BodyLimits): Promise<string> {
  requireJson(request.headers.get('content-type'))
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw appError('too_large')
  const bytes = await readBytes(request, limits.bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw appError('malformed', { message: 'The body is not valid UTF-8.' })
  }
  requireBounds(text, limits.values)
  return text
}

/** Parses JSON text. Throws 400 for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof SyntaxError ? appError('malformed', { message: 'The body is not valid JSON.' }) : error
  }
}

function requireJson(type: string | null): void {
  const [essence = '', ...parameters] = (type ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  if (essence.trim() !== 'application/json')
    throw appError('unsupported_type', { message: 'Send JSON with the content type application/json.' })
  if (charset && !/^charset="?utf-8"?$/.test(charset)) throw appError('unsupported_type', { message: 'Send JSON as UTF-8.' })
}

/** Counts levels and values outside strings before the parser, which would build the whole tree first. */
function requireBounds(text: string, mostValues: number): void {
  let depth = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x22) {
      for (i++; i < text.length && text.charCodeAt(i) !== 0x22; i++) if (text.charCodeAt(i) === 0x5c) i++
    } else if (code === 0x2c) {
      values++
    } else if (code === 0x5b || code === 0x7b) {
      values++
      if (++depth > maxDepth) throw appError('malformed', { message: `The body is nested more than ${maxDepth} levels deep.` })
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  if (values > mostValues)
    throw appError('too_large', { message: `The body has more than ${mostValues} values. Send less at a time.` })
}
