/**
 * Holds the shared test cluster for the whole run, so that it does not stop and start between test files. Its modules are imported
 * once this runs: Vitest loads all setup files first, and one of those builds the packages that these modules need.
 */
export async function setup(): Promise<() => Promise<void>> {
  const [{ startEmbedded }, { testCluster }] = await Promise.all([
    import('../../ground/db/embedded/embedded.ts'),
    import('./cluster.ts'),
  ])
  const cluster = await startEmbedded(testCluster)
  return cluster.stop
}
