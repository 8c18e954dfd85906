/**
 * Runs before `npm pack` and `npm publish` in a package's folder: builds the packages unless the last build used the same sources, so
 * that every tarball contains the current `dist`.
 */
import { buildPackages } from './build/everything.ts'
import { publishedPackages } from './sources/repository.ts'

const { npm_package_name: name } = process.env
if (!publishedPackages().some(({ manifest }) => manifest.name === name))
  throw new Error(`${name ?? 'This folder'} is no package that is published.`)
await buildPackages(() => {})
