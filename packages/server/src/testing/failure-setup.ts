import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { recentLog } from './recent-log.ts'

/** Setup of the server's tests. A failing test prints what the servers of this process have logged since it started. */
function print(): void {
  const log = recentLog.take()
  if (log) console.error(`The log of the server:\n${log}`)
}

let hasFailed = false
beforeEach(({ onTestFailed }) => {
  recentLog.take()
  onTestFailed(() => {
    hasFailed = true
    print()
  })
})
// For hooks that fail. Vitest shows the output of a file only if the file fails.
afterAll(() => {
  if (!hasFailed) print()
})

/** Warnings of Node and of libraries, such as a timer with a negative time, or a use of `pg` that its next version refuses. */
const warnings: string[] = []
const note = ({ name, message }: Error) => void warnings.push(`${name}: ${message}`)
beforeAll(() => void process.on('warning', note))
afterAll(() => {
  process.off('warning', note)
  expect(warnings, 'The process warned while this file ran. `node --trace-warnings` shows where.').toEqual([])
})
