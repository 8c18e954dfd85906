import { readFileSync } from 'node:fs'

/** Processor time of processes so far, in user and system mode, in seconds (proc(5): fields 14 and 15, in hundredths). */
export const cpuSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)
