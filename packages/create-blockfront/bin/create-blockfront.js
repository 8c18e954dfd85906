#!/usr/bin/env node
// This file uses old syntax only, so that an old Node can read it and report its version.
import { isSupported, SUPPORTED } from './node-version.js'

if (isSupported(process.versions.node)) {
  import('../dist/index.js').then(async ({ run }) => {
    process.exitCode = await run(process.argv.slice(2))
  })
} else {
  console.error(
    `create-blockfront needs Node ${SUPPORTED}. This is Node ${process.versions.node}. Install a newer Node, then try again.`,
  )
  process.exitCode = 1
}
