import { SaxesParser, type SaxesTagNS } from 'saxes'
import { appError } from '../errors.ts'
import { escapeHtml } from '../escape-html.ts'

declare module '../workers/tasks.ts' {
  interface Tasks {
    /** Sanitizes an SVG file. */
    'drawing.clean': { input: { path: string }; output: SanitizedSvg }
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/**
 * The allowed elements of an SVG: shapes, text, paint, filters. No scripts, no external documents, no animations (they can set
 * links).
 */
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

export type SanitizedSvg = { content: Buffer; width: number | null; height: number | null }

/** Rebuilds an SVG from allowed elements and attributes. Throws 415 unless it is well-formed XML with an svg root element. */
export function sanitizeSvg(bytes: Uint8Array): SanitizedSvg {
  const out: string[] = []
  const open: SaxesTagNS[] = []
  // The nesting depth inside an element that is left out; 0 outside of one.
  let skipping = 0
  let root: SaxesTagNS | undefined
  // A style sheet is checked as a whole when its element ends, because text, CDATA and comments can split it anywhere.
  let styleSheet = ''
  const inStyle = () => open.at(-1)?.local === 'style'
  const write = (text: string) => {
    if (skipping > 0 || open.length === 0) return
    if (inStyle()) styleSheet += text
    else out.push(escapeHtml(text))
  }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (!root && tag.local !== 'svg') throw new Error('The root is not svg.')
    if (skipping > 0 || inStyle() || !isAllowed(tag)) return void skipping++
    if (open.length >= deepest) throw new Error('Nested too deeply.')
    out.push(`<${tag.local}${root ? '' : ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`}${attributesOf(tag)}>`)
    root ??= tag
    open.push(tag)
  })
  parser.on('closetag', () => {
    if (skipping > 0) return void skipping--
    if (inStyle()) {
      out.push(safeStyleSheet(styleSheet))
      styleSheet = ''
    }
    out.push(`</${open.pop()?.local}>`)
  })
  parser.on('text', write)
  parser.on('cdata', write)
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
  } catch (error) {
    throw appError('unsupported_type', { message: unreadable, fields: { file: unreadable }, cause: error })
  }
  if (!root) throw appError('unsupported_type', { message: unreadable, fields: { file: unreadable } })
  return { content: Buffer.from(out.join('')), ...sizeOf(root) }
}

const isAllowed = (tag: SaxesTagNS) => (tag.uri === svgNamespace || tag.uri === '') && elements.has(tag.local)

function attributesOf(tag: SaxesTagNS): string {
  const kept = Object.values(tag.attributes).flatMap((attribute) => {
    const { prefix, local, name, value } = attribute
    const clean = cleanAttribute(tag.local, { prefix, local, value })
    return clean === undefined ? [] : ` ${name}="${escapeHtml(clean)}"`
  })
  return kept.join('')
}

/** The value of an allowed attribute, or undefined. */
function cleanAttribute(element: string, { prefix, local, value }: Record<'prefix' | 'local' | 'value', string>) {
  if (prefix === 'xmlns' || local === 'xmlns' || /^on/i.test(local)) return undefined
  if (prefix === 'xml') return local === 'space' || local === 'lang' ? value : undefined
  if (local === 'href') return (prefix === '' || prefix === 'xlink') && safeLink(element, value) ? value : undefined
  if (prefix !== '' || !/^[A-Za-z][\w-]*$/.test(local)) return undefined
  if (local === 'style') return safeDeclarations(value) || undefined
  return plainAttribute.test(local) || callsOnlySafe(value) ? value : undefined
}

/** Attributes that are never read as CSS. */
const plainAttribute = /^(?:id|class|lang|role|aria-[\w-]+|data-[\w-]+)$/

/** A reference to a part of the same SVG, or an embedded image. */
const safeLink = (element: string, value: string): boolean =>
  /^#[\w.:-]+$/.test(value) || (element === 'image' && /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/.test(value))

/** The functions that a style may call: colors, gradients, transforms, arithmetic, and functional selectors. */
const safeFunctions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix linear-gradient radial-gradient conic-gradient calc min max clamp var
  translate translatex translatey translate3d scale scalex scaley rotate skew skewx skewy matrix cubic-bezier steps
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia inset circle ellipse polygon path
  not is where has nth-child nth-last-child nth-of-type nth-last-of-type first-child last-child lang`.split(/\s+/),
)

/**
 * Whether CSS text loads nothing: no escapes that hide a name, no functions except safe ones, and url() only for the SVG's own
 * parts.
 */
function callsOnlySafe(text: string): boolean {
  if (text.includes('\\')) return false
  const local = text.replace(/url\(\s*(?:#[\w.:-]+|"#[\w.:-]+"|'#[\w.:-]+')\s*\)/gi, ' ')
  const calls = local.split('(').slice(0, -1).map(wordAtEnd)
  return calls.every((name) => name === '' || safeFunctions.has(name.toLowerCase()))
}

function wordAtEnd(text: string): string {
  let start = text.length
  while (start > 0 && /[\w-]/.test(text[start - 1] ?? '')) start--
  return text.slice(start)
}

/** CSS text without its comments; undefined where one does not end. */
function withoutComments(css: string): string | undefined {
  const parts = css.split('/*')
  const rest = parts.slice(1).map((part) => {
    const end = part.indexOf('*/')
    return end < 0 ? undefined : part.slice(end + 2)
  })
  return rest.includes(undefined) ? undefined : [parts[0], ...rest].join(' ')
}

/** Characters that a declaration needs. An angle bracket, a backslash, `@` and braces are not among them. */
const declarationText = /^[-\w\s#%.,:;!()+*/'"=$]*$/

/** The unchanged declarations of a style attribute, or an empty text if any of them is not known to be harmless. */
function safeDeclarations(css: string): string {
  const plain = withoutComments(css)
  return plain !== undefined && declarationText.test(plain) && !plain.includes('//') && callsOnlySafe(plain) ? plain : ''
}

const styleText = /^[-\w\s#%.,:;!()+*/'"=$@{}[\]>~|^]*$/

/** A style sheet, or nothing where it holds anything that is not known to be harmless: of the at-rules, media and keyframes are. */
function safeStyleSheet(css: string): string {
  const plain = withoutComments(css)
  if (plain === undefined || !styleText.test(plain) || plain.includes('//') || !callsOnlySafe(plain)) return ''
  const atRules = [...plain.matchAll(/@([\w-]*)/g)].map(([, name = '']) => name.toLowerCase())
  return atRules.every((name) => name === 'media' || name === 'keyframes') ? plain : ''
}

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
