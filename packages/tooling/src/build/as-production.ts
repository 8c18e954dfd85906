/**
 * Runs a build with NODE_ENV=production and restores the variable afterwards. Nothing else that reads it may run in this process meanwhile.
 *
 * Vite and React read it from the process. A test run sets it to `test`, and Vite sets it and leaves it. Development servers that
 * start later in the same process would take over `production` and serve a React without `jsxDEV`.
 */
export async function asProduction<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
