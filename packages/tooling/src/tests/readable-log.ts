/** Fields of every line, or of no use in a test. */
const unused = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])
const levels: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** Formats log lines of pino (JSON) for people: time, level, message, other fields, then the stack of an error. */
export function readableLog(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map(readableLine).join('\n')
}

function readableLine(line: string): string {
  if (!line.startsWith('{"level":')) return line
  let entry: { level: number; time: number; msg?: string; err?: { stack?: string } }
  try {
    entry = JSON.parse(line)
  } catch {
    return line
  }
  const { level, time, msg = '', err } = entry
  const fields = Object.entries(entry).filter(([name]) => !unused.has(name))
  const others = fields.length > 0 ? ` ${JSON.stringify(Object.fromEntries(fields))}` : ''
  const stack = err ? `\n${err.stack ?? JSON.stringify(err)}` : ''
  return `${new Date(time).toISOString().slice(11, 23)} ${levels[level] ?? level} ${msg}${others}${stack}`
}
