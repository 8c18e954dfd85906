/** Loads the services that few pages use. One import for all of them: each adds to the code that every page loads. */
export const lazyServices = () => import('./lazy-services.ts')
