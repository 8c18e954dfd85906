import { readFileSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runCommand } from '../processes/command.ts'

/**
 * Returns the errors of publint and arethetypeswrong for a tarball, as text; empty when there are none. No rule and no entry point
 * is excluded. The packages are ES modules, so resolution from CommonJS and the one of Node 10 do not apply.
 */
export async function examineTarball(tarball: string): Promise<string[]> {
  const bytes = readFileSync(tarball)
  const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer }
  const [linted, typed] = await Promise.all([
    publint({ pack, strict: true }),
    runCommand('attw', [tarball, '--profile=esm-only', '--no-definitely-typed', '--format=ascii', '--no-color', '--no-emoji']),
  ])
  const problems = linted.messages.flatMap((message) => formatMessage(message, linted.pkg, { color: false }) ?? [])
  return [
    ...problems.map((text) => `publint: ${text}`),
    ...(typed.code === 0 ? [] : [`arethetypeswrong:\n${typed.output.trim()}`]),
  ]
}
