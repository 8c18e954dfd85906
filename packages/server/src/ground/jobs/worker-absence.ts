/** Milliseconds between the first and the last look at which a worker must be missing. */
export const ABSENCE = 10_000

/** Milliseconds after a reconnect in which the other workers reconnect, too. */
export const RECONNECTING = 15_000

/** Decides which workers are gone. A failover ends the connections of all workers, and living ones need some seconds to be back. */
export interface WorkerAbsence {
  /** Takes the workers that are missing now, and returns those that are gone: missing at each look for {@link ABSENCE}. */
  observe(missing: readonly string[], now: number): string[]
  /** The observer has reconnected: nobody counts as gone for {@link RECONNECTING}, and looks from before do not count. */
  reconnected(now: number): void
}

export function createWorkerAbsence(): WorkerAbsence {
  let missingSince = new Map<string, number>()
  let reconnectedAt = -Infinity
  return {
    observe(missing, now) {
      missingSince = new Map(missing.map((worker) => [worker, missingSince.get(worker) ?? now]))
      if (now - reconnectedAt < RECONNECTING) return []
      return missing.filter((worker) => now - (missingSince.get(worker) ?? now) >= ABSENCE)
    },
    reconnected(now) {
      missingSince.clear()
      reconnectedAt = now
    },
  }
}
