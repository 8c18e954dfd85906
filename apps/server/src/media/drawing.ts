import { SaxesParser, type SaxesTagNS } from 'saxes'
import { fail } from '../http/failure.ts'
import { escapeHtml } from '../http/html.ts'

declare module '../work/tasks.ts' {
  interface Tasks {
    /** Sanitizes an SVG file. */
    'drawing.clean': { input: { path: string }; output: CleanDrawing }
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** What a drawing may be made of: shapes, text, paint, filters. No script, no foreign document, no animation (it can set links). */
const elements = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
    /\s+/,
  ),
)

const deepest = 200
const unreadable = 'This SVG cannot be read. Export it again as plain SVG and try once more.'

export type CleanDrawing = { content: Buffer; width: number | null; height: number | null }

/** Rebuilds an SVG from what is allowed; everything else is left out. Throws 415 for what is not well-formed XML with an svg element as its root. */
export function cleanDrawing(bytes: Uint8Array): CleanDrawing {
  const out: string[] = []
  const open: SaxesTagNS[] = []
  // How deep the parser is inside something that is left out.
  let skipping = 0
  let root: SaxesTagNS | undefined
  const inStyle = () => open.at(-1)?.local === 'style'
  const write = (text: string) => {
    if (skipping === 0 && open.length > 0) out.push(inStyle() ? safeStyle(text) : escapeHtml(text))
  }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (!root && tag.local !== 'svg') throw new Error('The root is not svg.')
    if (skipping > 0 || !isAllowed(tag)) return void skipping++
    if (open.length >= deepest) throw new Error('Nested too deeply.')
    out.push(`<${tag.local}${root ? '' : ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`}${attributesOf(tag)}>`)
    root ??= tag
    open.push(tag)
  })
  parser.on('closetag', () => {
    if (skipping > 0) return void skipping--
    out.push(`</${open.pop()?.local}>`)
  })
  parser.on('text', write)
  parser.on('cdata', write)
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
  } catch (error) {
    throw fail('unsupported_type', { message: unreadable, fields: { file: unreadable }, cause: error })
  }
  if (!root) throw fail('unsupported_type', { message: unreadable, fields: { file: unreadable } })
  return { content: Buffer.from(out.join('')), ...sizeOf(root) }
}

const isAllowed = (tag: SaxesTagNS) => (tag.uri === svgNamespace || tag.uri === '') && elements.has(tag.local)

function attributesOf(tag: SaxesTagNS): string {
  const kept = Object.values(tag.attributes).filter((attribute) => {
    const { prefix, local, value } = attribute
    if (prefix === 'xmlns' || local === 'xmlns' || /^on/i.test(local)) return false
    if (prefix === 'xml') return local === 'space' || local === 'lang'
    if (local === 'href') return (prefix === '' || prefix === 'xlink') && safeLink(tag.local, value)
    if (prefix !== '' || !/^[A-Za-z][\w-]*$/.test(local)) return false
    return local === 'style' ? safeStyle(value) !== '' : onlyLocal(value)
  })
  return kept.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('')
}

/** A part of the same drawing, or a picture that lies in it. */
const safeLink = (element: string, value: string): boolean =>
  /^#[\w.:-]+$/.test(value) || (element === 'image' && /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/.test(value))

/** Every url(…) points into the drawing itself. */
const onlyLocal = (value: string): boolean => !/url\(\s*(?!["']?#)/i.test(value) && !value.includes('\\')

/** CSS as it is, or nothing where it could load anything or hides what it does. */
const safeStyle = (css: string): string =>
  onlyLocal(css) && !/@(?!media\b|keyframes\b)|image-set|src\s*\(|expression|binding|https?:|\/\/|</i.test(css) ? css : ''

/** Pixels, from width and height or else from the view box. */
function sizeOf(root: SaxesTagNS): { width: number | null; height: number | null } {
  const attribute = (name: string) => root.attributes[name]?.value ?? ''
  const length = (name: string) => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attribute(name))?.[1])
  const box = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length('width'), length('height')]
  const pair = width > 0 && height > 0 ? [width, height] : [box[2] ?? 0, box[3] ?? 0]
  const fits = pair.every((side) => side >= 0.5 && side <= 100_000)
  return fits ? { width: Math.round(pair[0] ?? 0), height: Math.round(pair[1] ?? 0) } : { width: null, height: null }
}
