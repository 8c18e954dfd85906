import { mkdir, open, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { failurePath } from '@blockfront/tooling/tests/failures'
import { readableLog } from '@blockfront/tooling/tests/readable-log'
import { beforeEach, inject } from 'vitest'

/** Lines that are printed; the file has all. */
const MOST_PRINTED = 60

/**
 * Setup of the e2e tests. A failing test saves and prints what the shared server logged meanwhile. Tests of other files, which run at the
 * same time, are in it too.
 */
beforeEach(async ({ onTestFailed, task }) => {
  const logFile = inject('serverLog')
  if (!logFile) return
  const { size } = await stat(logFile)
  onTestFailed(async () => {
    const log = readableLog(await readFrom(logFile, size))
    if (!log) return
    const lines = log.split('\n')
    const path = failurePath(task.file.name, task.fullTestName, 'server.log')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${log}\n`)
    console.error(
      `The log of the server (${lines.length} lines in ${path}), at the end:\n${lines.slice(-MOST_PRINTED).join('\n')}`,
    )
  })
})

/** Returns the text of a file from a position in bytes. */
async function readFrom(path: string, start: number): Promise<string> {
  const file = await open(path)
  let text = ''
  for await (const chunk of file.createReadStream({ start, encoding: 'utf8' })) text += chunk
  return text
}
