import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** Module resolutions that do not apply, because the packages are ES modules: Node 10, and `require` from CommonJS. */
const LEFT_OUT = ['node10', 'node16-cjs']

/** Returns the errors of publint and arethetypeswrong for a tarball, as text; empty when there are none. No rule and no entry point is excluded. */
export async function examineTarball(tarball: string): Promise<string[]> {
  const bytes = new Uint8Array(await readFile(tarball))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const linted = messages.flatMap((message) => formatMessage(message, pkg, { color: false }) ?? [])
  return [...linted.map((text) => `publint: ${text}`), ...(await typeProblems(bytes))]
}

/** Returns the problems of arethetypeswrong, as text. A package without types has none: it exports no module. */
async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  const problems = analysis.types ? analysis.problems : []
  return problems
    .filter((problem) => !('resolutionKind' in problem && LEFT_OUT.includes(problem.resolutionKind)))
    .map(({ kind, ...place }) => `arethetypeswrong: ${kind} ${JSON.stringify({ ...place, trace: undefined })}`)
}
