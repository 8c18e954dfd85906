import { startEmbedded } from '../db/embedded.ts'
import { testCluster } from './cluster.ts'

/** Holds the shared test cluster for the whole run, so that it does not stop and start between test files. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startEmbedded(testCluster)
  return cluster.stop
}
