import { expect, it } from 'vitest'
import { readableLog } from './readable-log.ts'

it('shows time, level, message, other fields and stacks, and other text unchanged', () => {
  const entry = {
    level: 50,
    time: 1500,
    pid: 1,
    hostname: 'x',
    call: 'page.add',
    err: { stack: 'Error: Boom\n    at a.ts:1' },
    msg: 'A call failed',
  }
  const text = `${JSON.stringify(entry)}\n\nBlockfront is at http://localhost\n{"level":30,"ti`
  expect(readableLog(text)).toBe(
    '00:00:01.500 ERROR A call failed {"call":"page.add"}\nError: Boom\n    at a.ts:1\nBlockfront is at http://localhost\n{"level":30,"ti',
  )
})
