import { gallerySizes, withBreakpoints } from '@blockfront/engine/render'
import { isBasicText } from '@blockfront/fonts/basic-text'
import { messages } from '../messages.ts'
import type { PageAssets, PageFonts, PagePayload } from '../payload.ts'
import { typesOf } from '../routing/page-parts.ts'
import { earlyScript } from './early-script-text.ts'
import { escapeHtml as e, scriptJson } from './escape.ts'
import { rareStyleSheets } from './rare-style-sheets.ts'
import { styleSheet } from './style-sheet.ts'

/** Returns the complete HTML document of a page around the HTML that React rendered. */
export function documentOf(payload: PagePayload, html: string, assets: PageAssets): string {
  const { store, meta, route } = payload
  const theme = Object.entries(store.theme)
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && !/[;{}<>]/.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const [lateStyles, content] = splitLateStyles(html)
  const data = scriptJson(payload)
  const fonts = isBasicText(content) && isBasicText(data) ? assets.fonts?.basic : assets.fonts?.complete
  const image = route.kind === 'product' ? payload.product?.productImage : undefined
  return [
    '<!DOCTYPE html>',
    `<html lang="${e(store.locale)}" dir="${store.dir}" data-fold style="${e(theme)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${e(meta.title)}</title>`,
    `<meta name="description" content="${e(meta.description)}">`,
    `<link rel="canonical" href="${e(meta.canonical)}">`,
    ...meta.alternates.map(({ locale, url }) => `<link rel="alternate" hreflang="${e(locale)}" href="${e(url)}">`),
    ...(meta.noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...openGraph(payload),
    ...icons(store),
    ...(image ? [preload(payload, image)] : []),
    // The checkout needs the app, so it loads the app without waiting for the page to be idle.
    ...(route.kind === 'checkout' ? [`<script type="module" src="${e(assets.entry)}"></script>`] : []),
    ...fontElements(fonts),
    `<style>${withBreakpoints(styleSheet, store.breakpoints)}</style>`,
    ...rareStyleElements(payload),
    lateStyles || LATE_STYLES_POSITION,
    ...meta.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    '</head>',
    '<body>',
    `<div id="root">${content}</div>`,
    ...previewNote(payload),
    ...privacyChoices(payload),
    `<script type="application/json" id="payload">${data}</script>`,
    `<script>${earlyScript(assets.entry, assets.imports).replaceAll('</', '<\\/')}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/** The web fonts of the theme. The preloaded files usually arrive before the first paint; a browser fetches fonts without credentials. */
const fontElements = (fonts: PageFonts | undefined): string[] =>
  fonts === undefined || fonts.css === ''
    ? []
    : [
        ...fonts.preload.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${e(url)}" crossorigin>`),
        `<style>${fonts.css.replaceAll('<', '')}</style>`,
      ]

/**
 * Where React inserts late style sheets in the browser: after the last element of their precedence. Without one, it would insert them
 * before the style sheet of the page, whose reset would then remove their margins.
 */
const LATE_STYLES_POSITION = '<style data-precedence="late" data-href="position"></style>'

/** Takes the style element of `LateStyles` out of the HTML that React rendered. It is one of the first elements, because it belongs into the head. */
function splitLateStyles(html: string): [styles: string, content: string] {
  const start = html.indexOf('<style data-precedence="late"')
  if (start < 0) return ['', html]
  const end = html.indexOf('</style>', start) + '</style>'.length
  return [html.slice(start, end), html.slice(0, start) + html.slice(end)]
}

/** The style sheets of rare block types on the page. The browser finds the element of a type by its attribute (`viewsFor`). */
const rareStyleElements = ({ store, header, content, footer }: PagePayload): string[] =>
  [...new Set(typesOf([...header, ...content, ...footer]))].flatMap((type) => {
    const css = Object.hasOwn(rareStyleSheets, type) && rareStyleSheets[type]
    return css ? [`<style data-block="${type}">${withBreakpoints(css, store.breakpoints)}</style>`] : []
  })

/** A store without an icon has its initial: browsers request /favicon.ico after they have loaded the page. */
function icons({ favicon, hasIcons }: PagePayload['store']): string[] {
  const icon = favicon || (hasIcons ? '/icon-192.png' : '')
  return [
    ...(icon ? [`<link rel="icon" href="${e(icon)}">`] : []),
    ...(hasIcons
      ? ['<link rel="apple-touch-icon" href="/apple-touch-icon.png">', '<link rel="manifest" href="/site.webmanifest">']
      : []),
  ]
}

function openGraph({ store, meta, route }: PagePayload): string[] {
  const tags: [string, string][] = [
    ['og:type', route.kind === 'product' ? 'product' : 'website'],
    ['og:site_name', store.name],
    ['og:title', meta.title],
    ['og:description', meta.description],
    ['og:url', meta.canonical],
    ['og:image', meta.image?.url ?? ''],
    ['og:image:width', String(meta.image?.width ?? '')],
    ['og:image:height', String(meta.image?.height ?? '')],
    ['og:image:alt', meta.image?.alt ?? ''],
  ]
  return [
    ...tags.filter(([, content]) => content).map(([name, content]) => `<meta property="${name}" content="${e(content)}">`),
    `<meta name="twitter:card" content="${meta.image?.card ?? 'summary'}">`,
  ]
}

/**
 * Opens the privacy choices of a store with a pixel. The element is outside of the app, so that no page loads code for it. It stays open until
 * the code of the choices is loaded.
 */
const privacyChoices = ({ store }: PagePayload): string[] =>
  store.fbPixelId === ''
    ? []
    : [
        `<details class="sf-privacy" id="privacy-choices"><summary class="sf-link">${e(messages.privacyChoices)}</summary></details>`,
      ]

/** Says that the page is a shared draft. It is outside of the app, so that no other page loads code or styles for it. */
const previewNote = ({ previewNote: text }: PagePayload): string[] =>
  text === undefined ? [] : [`<aside id="preview-note" style="${NOTE_STYLE}">${e(text)}</aside>`]

const NOTE_STYLE = [
  'position:fixed;z-index:1000;inset-block-end:16px;inset-inline:16px;width:fit-content;margin-inline:auto;padding:8px 16px',
  'border-radius:20px;background:#1b1c20;color:#fff;font:500 14px/1.4 system-ui,sans-serif;box-shadow:0 4px 16px #0005;pointer-events:none',
].join(';')

/** Returns the preload link for the main image of a product page. */
function preload({ store, pictures }: PagePayload, src: string): string {
  const { srcSet } = pictures[src] ?? {}
  const sizes = srcSet ? ` imagesrcset="${e(srcSet)}" imagesizes="${withBreakpoints(gallerySizes, store.breakpoints)}"` : ''
  return `<link rel="preload" as="image" href="${e(pictures[src]?.src ?? src)}"${sizes} fetchpriority="high">`
}
