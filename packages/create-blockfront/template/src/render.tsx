import { type DocumentBlock, load } from '@blockfront/engine'
import { renderPage } from '@blockfront/engine/server'
import { stylesOf } from '@blockfront/engine/styles'
import { blocks } from './blocks/index.ts'
import { views } from './blocks/views.ts'

const TITLE = 'My site'
const styles = stylesOf(blocks)

/**
 * Returns a stored page as HTML. `load` completes missing values and repairs invalid ones; it accepts any JSON.
 * @param script URL of the built src/hydrate.tsx. Pages of static blocks do not load it.
 */
export function renderDocument(stored: unknown, script: string): string {
  const { content } = load(stored, blocks).document
  const { html } = renderPage({ views, content })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${TITLE}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 }\n${styles}</style>
</head>
<body>
<div id="root">${html}</div>
${content.some(isInteractive) ? hydration(content, script) : ''}
</body>
</html>`
}

/** Whether a block or one inside of it needs JavaScript in the browser. */
const isInteractive = (block: DocumentBlock): boolean =>
  (block.type in blocks && !blocks[block.type]?.static) || (block.childComponents ?? []).some(isInteractive)

/** The page's data, without the characters that end a script element, and the script. */
const hydration = (content: readonly DocumentBlock[], script: string) =>
  `<script type="application/json" id="content">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script>`
