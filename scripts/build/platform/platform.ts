import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { listThemes } from '../../../apps/server/src/features/store/theme/list-themes.ts'
import { root } from '../../sources/repository.ts'
import { blockRefresh } from '../block-refresh.ts'
import { scriptText } from '../inline-script.ts'
import { optionalCss } from '../optional-css.ts'
import { fewChunks } from './platform-chunks.ts'
import { writeSiteIcons } from './site-icons.ts'

const folder = join(root, 'apps/platform')
const source = '@blockfront/source'

/** Vite config of the platform, which imports the packages' sources. */
const sourceConfig = (): InlineConfig => ({
  root: folder,
  configFile: false,
  plugins: [react(), optionalCss()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Files keep separate URLs: the content security policy allows no script from data URLs.
  build: {
    target: 'es2022',
    outDir: join(folder, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
  },
})

/** Builds the platform for browsers. */
export const platformConfig = (): InlineConfig => ({
  ...sourceConfig(),
  plugins: [react(), optionalCss(), fewChunks(sourceConfig)],
})

/** The development server: forwards everything that is not a screen to the server, with the browser's hostname. */
export const platformDevConfig = (): InlineConfig => ({
  ...sourceConfig(),
  plugins: [react(), optionalCss(), blockRefresh()],
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '^/(?:api|fonts|media|starter|dev)/': { target: `http://127.0.0.1:${process.env.PORT || 3000}` } },
  },
})

/** Builds only the public pages, as one file that prerenders them in this process. Libraries are not bundled. */
export const platformPagesConfig = (): InlineConfig => ({
  ...sourceConfig(),
  ssr: { external: true, noExternal: [/^@blockfront\//], resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    target: 'esnext',
    outDir: join(folder, 'dist/server'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ssr: join(folder, 'src/entry-server.tsx'),
    rolldownOptions: { output: { codeSplitting: false } },
  },
})

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
export async function writePages(): Promise<void> {
  const client = join(folder, 'dist/client')
  const icons = [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    '<link rel="manifest" href="/site.webmanifest" />',
  ]
  const shell = readFileSync(join(client, 'index.html'), 'utf8').replace('</head>', () => `  ${icons.join('\n    ')}\n  </head>`)
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const { renderPages } = (await import(`${pathToFileURL(join(folder, 'dist/server/entry-server.js')).href}?${Date.now()}`)) as {
    renderPages: (themes: ReturnType<typeof listThemes>) => Promise<Page[]>
  }
  const script = join(folder, 'src/site/hydration/early-submit-script.ts')
  const earlySubmit = `<script>${await scriptText(script, readFileSync(script, 'utf8'))}</script>`
  await writeSiteIcons(join(folder, 'src/site/mark.svg'), client)
  writeFileSync(join(client, 'app.html'), shell.replace('<!--page-->', ''))
  for (const page of await renderPages(listThemes()))
    writeFileSync(join(client, fileOf(page)), documentOf(page, shell, manifest, earlySubmit))
}

const fileOf = ({ path }: Page) => (path === '/' ? 'index.html' : path === '/not-found' ? '404.html' : `${path.slice(1)}.html`)

/** Replacer functions, because `$` has a meaning in replacement strings. */
function documentOf(page: Page, shell: string, manifest: Manifest, earlySubmit: string): string {
  const sheets = sheetsOf(page.source, manifest).map((href) => `<link rel="stylesheet" href="/${href}" />`)
  // React emits preload links before the page.
  const [, preloads = '', html = ''] = /^((?:<link\b[^>]*>)*)([\s\S]*)$/.exec(page.html) ?? []
  const head = [headOf(page), earlySubmit, ...sheets, preloads]
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

/** The style sheets of a source file and its imports, imports first; the shell contains those of the entry. */
function sheetsOf(source: string, manifest: Manifest): string[] {
  const sheets = new Set<string>()
  const seen = new Set(['index.html'])
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    for (const href of manifest[key]?.css ?? []) sheets.add(href)
  }
  visit(source)
  return [...sheets]
}
