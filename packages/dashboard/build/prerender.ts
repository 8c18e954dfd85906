import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@blockfront/tooling/sources/repository'
import type { Plugin } from 'vite'
import { listThemes } from '../../server/src/modules/store/theme/list-themes.ts'
import { scriptText } from '../../storefront/build/inline-script.ts'
import { writeSiteIcons } from './site-icons.ts'

const dashboard = join(root, 'packages/dashboard/src')
const mark = join(dashboard, 'site/mark.svg')

/** Replaces `%ICON%` in index.html by the URL of the icon, which is a file of the dashboard. */
export const siteIcon = (): Plugin => {
  let folder = root
  return {
    name: 'site-icon',
    configResolved: (config) => {
      folder = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => html.replace('%ICON%', server ? `/@fs${mark}` : relative(folder, mark)),
    },
  }
}

/** Prerenders the public pages into `dist/client` after the build for the server. */
export const prerenderPages = (): Plugin => {
  let folder = root
  return {
    name: 'prerender-pages',
    configResolved: (config) => {
      folder = config.root
    },
    closeBundle: () => writePages(folder),
  }
}

interface Page {
  path: string
  source: string
  title: string
  description: string
  hidden: boolean
  html: string
}

type Manifest = Record<string, { css?: string[]; imports?: string[] }>

/**
 * Prerenders the platform's public pages next to the files for browsers: each page in Vite's HTML shell, with its title and style
 * sheets. `app.html` is the empty shell for screens that require a session, and `404.html` is for unknown URLs. `{{origin}}` is a
 * placeholder for the server, which knows its hostname.
 */
async function writePages(folder: string): Promise<void> {
  const client = join(folder, 'dist/client')
  const icons = [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/site.webmanifest" />',
  ]
  const shell = readFileSync(join(client, 'index.html'), 'utf8').replace('</head>', () => `  ${icons.join('\n    ')}\n  </head>`)
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const { renderPages } = (await import(`${pathToFileURL(join(folder, 'dist/server/prerender.js')).href}?${Date.now()}`)) as {
    renderPages: (themes: ReturnType<typeof listThemes>) => Promise<Page[]>
  }
  const script = join(dashboard, 'site/hydration/early-submit-script.ts')
  const earlySubmit = `<script>${await scriptText(script, readFileSync(script, 'utf8'))}</script>`
  await writeSiteIcons(mark, client)
  writeFileSync(join(client, 'app.html'), shell.replace('<!--page-->', ''))
  for (const page of await renderPages(listThemes())) {
    const sheets = sheetsOf(relative(folder, join(dashboard, page.source)), manifest)
    writeFileSync(join(client, fileOf(page)), documentOf(page, shell, sheets, earlySubmit))
  }
}

const fileOf = ({ path }: Page) => (path === '/' ? 'index.html' : path === '/not-found' ? '404.html' : `${path.slice(1)}.html`)

/** Replacer functions, because `$` has a meaning in replacement strings. */
function documentOf(page: Page, shell: string, sheets: readonly string[], earlySubmit: string): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="/${href}" />`)
  // React emits preload links before the page.
  const [, preloads = '', html = ''] = /^((?:<link\b[^>]*>)*)([\s\S]*)$/.exec(page.html) ?? []
  const head = [headOf(page), earlySubmit, ...links, preloads]
  return shell
    .replace(/<!--head-->[\s\S]*?<!--\/head-->/, () => head.join('\n    '))
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<!--page-->', () => html)
}

function headOf({ path, title, description, hidden }: Page): string {
  const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const url = `{{origin}}${path}`
  const lines = [`<title>${text(title)}</title>`, `<meta name="description" content="${text(description)}" />`]
  if (hidden) lines.push('<meta name="robots" content="noindex" />')
  else
    lines.push(
      `<link rel="canonical" href="${url}" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:url" content="${url}" />`,
      `<meta property="og:title" content="${text(title)}" />`,
      `<meta property="og:description" content="${text(description)}" />`,
      '<meta property="og:image" content="{{origin}}/icon-512.png" />',
      '<meta property="og:image:width" content="512" />',
      '<meta property="og:image:height" content="512" />',
      '<meta property="og:image:alt" content="Blockfront" />',
      '<meta name="twitter:card" content="summary" />',
    )
  return lines.join('\n    ')
}

/** The style sheets of a key of the manifest and its imports, imports first; the shell contains those of the entry. Throws for an unknown key. */
function sheetsOf(source: string, manifest: Manifest): string[] {
  const sheets = new Set<string>()
  const seen = new Set(['index.html'])
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    for (const href of manifest[key]?.css ?? []) sheets.add(href)
  }
  if (!manifest[source]) throw new Error(`The build has no file for ${source}.`)
  visit(source)
  return [...sheets]
}
