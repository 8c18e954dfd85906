import type { Jobs } from '../db/job-queue.ts'
import { type JobRule, type Kind, slots } from './kinds.ts'

/** The part of a job that decides whether it may start. */
export interface AdmittedJob {
  task: string
  payload: { storeId?: string; webhookId?: string }
}

export interface Admission {
  /** The flags of jobs that must not start now (see `enqueue_job` in the migrations). */
  forbidden(): string[]
  begin(job: AdmittedJob): void
  end(job: AdmittedJob): void
}

/** A store gets another slot of a kind only while this many times more slots are free than it has. So the last ones go to other stores. */
const REMAINING = 3

/**
 * Decides which jobs may start in this process. A kind has a number of slots. Each store has a share of them, which shrinks while others use
 * them: at least one, as long as one is free. Deliveries to one webhook follow each other.
 */
export function createAdmission(rules: Readonly<Record<keyof Jobs, JobRule>>): Admission {
  const kindOf = new Map<string, Kind>(Object.entries(rules).flatMap(([task, { kind }]) => (kind ? [[task, kind]] : [])))
  const tasksOf = Map.groupBy(kindOf.keys(), (task) => kindOf.get(task) as Kind)
  const kinds = new Map([...tasksOf].map(([kind, tasks]) => [kind, { tasks, running: 0, stores: new Map<string, number>() }]))
  const webhooks = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string | undefined, by: number) => {
    if (key === undefined) return
    const changed = (counts.get(key) ?? 0) + by
    if (changed > 0) counts.set(key, changed)
    else counts.delete(key)
  }
  const change = ({ task, payload: { storeId, webhookId } }: AdmittedJob, by: number) => {
    const kind = kindOf.get(task)
    const used = kind && kinds.get(kind)
    if (!used) return
    used.running += by
    count(used.stores, storeId, by)
    count(webhooks, webhookId && `${task}/${webhookId}`, by)
  }
  return {
    forbidden: () => {
      const flags = [...webhooks.keys()]
      for (const [kind, { tasks, running, stores }] of kinds) {
        const free = slots[kind] - running
        if (free <= 0) flags.push(...tasks)
        else
          for (const [storeId, used] of stores)
            if (used * REMAINING >= free) for (const task of tasks) flags.push(`${task}/${storeId}`)
      }
      return flags
    },
    begin: (job) => change(job, 1),
    end: (job) => change(job, -1),
  }
}
