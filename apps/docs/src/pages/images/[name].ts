/** Serves the images of the Markdown files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRoute } from 'astro'

/** Astro runs with the folder of the site as working directory. */
const folder = join(process.cwd(), '../../docs/images')

export const getStaticPaths = () => readdirSync(folder).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params }) => new Response(new Uint8Array(readFileSync(join(folder, params.name ?? ''))))
