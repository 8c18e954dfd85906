/** Milliseconds at the middle and near the end of a series. */
export type Pace = { p50: number; p95: number }

export type Work = () => Promise<unknown>

const paceOf = (times: number[]): Pace => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

/**
 * Measures each function, or each list of functions as one series, `rounds` times in turns, after a warm-up of a fifth of them. A
 * slow moment of the machine affects all.
 */
export async function takeTurns<Name extends string>(
  works: Record<Name, Work | readonly Work[]>,
  rounds: number,
): Promise<Record<Name, Pace>> {
  const names = Object.keys(works) as Name[]
  const lists = Object.fromEntries(names.map((name) => [name, [works[name]].flat() as Work[]])) as Record<Name, Work[]>
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  const warmUp = Math.ceil(rounds / 5)
  for (let round = -warmUp; round < rounds; round++)
    for (const name of names)
      for (const work of lists[name]) {
        const started = performance.now()
        await work()
        if (round >= 0) times[name].push(performance.now() - started)
      }
  return Object.fromEntries(names.map((name) => [name, paceOf(times[name])])) as Record<Name, Pace>
}

/** Runs all workers in parallel, each repeating its work. Returns the completed runs of all per second and the duration of single runs. */
export async function throughput(workers: Work[], seconds: number): Promise<Pace & { perSecond: number }> {
  await Promise.all(workers.map((work) => work()))
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    workers.map(async (work) => {
      for (let now = performance.now(); now < end; ) {
        await work()
        const done = performance.now()
        times.push(done - now)
        now = done
      }
    }),
  )
  return { ...paceOf(times), perSecond: (times.length / (performance.now() - started)) * 1000 }
}
