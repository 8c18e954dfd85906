import { readableLog } from '@blockfront/tooling/tests/readable-log'

/** Lines that are kept. A test that calls more than this is rare, and the newest lines matter most. */
const MOST_LINES = 300

/**
 * The newest lines that the servers of this process have logged, for tests that fail. It is a destination of pino: `start` writes to it.
 * The files of a worker run one after the other, so all lines belong to the running test.
 */
export const recentLog = {
  lines: [] as string[],
  write(text: string): void {
    this.lines.push(text)
    if (this.lines.length > 2 * MOST_LINES) this.lines = this.lines.slice(-MOST_LINES)
  },
  /** Returns what was logged since the last call, as readable text. */
  take(): string {
    return readableLog(this.lines.splice(0).slice(-MOST_LINES).join(''))
  },
}
