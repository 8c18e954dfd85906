/**
 * Runs before `npm pack` and `npm publish` in a package's folder: builds the package and its dependencies, so that every tarball
 * contains `dist`.
 */
import { buildPackage } from './build/package.ts'
import { publishedPackages } from './sources/repository.ts'

const packages = publishedPackages()
const last = packages.findIndex(({ manifest }) => manifest.name === process.env.npm_package_name)
if (last < 0) throw new Error(`${process.env.npm_package_name ?? 'This folder'} is no package that is published.`)
for (const item of packages.slice(0, last + 1)) await buildPackage(item)
