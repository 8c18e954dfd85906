import { type DocumentBlock, emptySettings, load, type PageSettings } from '@blockfront/engine'
import { renderPage } from '@blockfront/engine/server'
import { stylesOf } from '@blockfront/engine/styles'
import { blocks } from './blocks/index.ts'
import { views } from './blocks/views.ts'

/** The title of pages that have none. */
const TITLE = 'My site'
const styles = stylesOf(blocks)

/**
 * Returns a stored page as HTML. `load` completes missing values and repairs invalid ones; it accepts any JSON.
 * @param script URL of the built src/hydrate.tsx. Pages of static blocks do not load it.
 */
export function renderDocument(stored: unknown, script: string): string {
  const { content, settings = emptySettings } = load(stored, blocks).document
  const { html } = renderPage({ views, content })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(settings.metaTitle || TITLE)}</title>
${headTags(settings)}
<link rel="icon" href="data:,">
<style>body { margin: 0 }\n${styles}</style>
</head>
<body>
<div id="root">${html}</div>
${content.some(isInteractive) ? hydration(content, script) : ''}
</body>
</html>`
}

const headTags = ({ metaDescription, noindex }: PageSettings) =>
  [
    metaDescription && `<meta name="description" content="${escapeHtml(metaDescription)}">`,
    noindex && '<meta name="robots" content="noindex">',
  ]
    .filter(Boolean)
    .join('\n')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** Whether a block or one inside it needs JavaScript in the browser. */
const isInteractive = (block: DocumentBlock): boolean =>
  (block.type in blocks && !blocks[block.type]?.static) || (block.childComponents ?? []).some(isInteractive)

/** The page's data, without the characters that end a script element, and the script. */
const hydration = (content: readonly DocumentBlock[], script: string) =>
  `<script type="application/json" id="content">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script>`
