import { type Choice, type RichTextFormat, videoPage } from '@blockfront/engine'
import { textColor } from '@blockfront/engine/render'
import { type Editor, Extension, type Extensions, Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { markTokens } from '../text-tokens/mark-tokens.ts'
import { tokenElement, tokenNode, withoutTokenElements } from './token-node.ts'

/**
 * The schema of the text editor: everything that `RichText` renders, so that opening and saving a text loses nothing. Elements
 * without a button, such as tables, are kept unchanged.
 */

const element = (html: string): HTMLElement => {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return holder.content.firstElementChild as HTMLElement
}

/** An element that is selected, moved and deleted as a whole. */
const kept = (name: string, tag: string, inline: boolean) =>
  Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    addAttributes: () => ({ html: { parseHTML: (node: HTMLElement) => node.outerHTML, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => ({ dom: element(String(node.attrs.html)) }),
  })

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0] })

const TextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (node) => textColor(node.getAttribute('style') ?? '') ?? null,
      renderHTML: ({ color }) => (color ? { style: `color: ${color}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[style]', getAttrs: (node) => (textColor(node.getAttribute('style') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const KeptImage = kept('keptImage', 'img[src]', true)

const ALIGN = /^(?:left|right|center|justify|start|end)$/

const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style }) => (ALIGN.test(style.textAlign) ? style.textAlign : null),
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** Returns the HTML for the editor: headings of other levels become the levels that views render, and tokens of the app become elements. */
export const forEditor = (html: string, tokens: readonly Choice[] = []) =>
  markTokens(
    html.replace(/<(\/?)h([156])(?=[\s>])/gi, (_, end: string, level: string) => `<${end}h${level === '1' ? 2 : 4}`),
    tokens,
    tokenElement,
  )

/** Returns pasted HTML for the editor: headings as in {@link forEditor}, and links to the videos of known players. */
export function fromPaste(html: string): string {
  const text = forEditor(html)
  if (!/<iframe\b/i.test(text)) return text
  const { body } = new DOMParser().parseFromString(text, 'text/html')
  for (const player of body.querySelectorAll('iframe')) {
    const href = videoPage(player.getAttribute('src') ?? '')
    if (!href) continue
    const paragraph = document.createElement('p')
    const link = document.createElement('a')
    link.href = href
    link.textContent = href
    paragraph.append(link)
    player.replaceWith(paragraph)
  }
  return body.innerHTML
}

/** Returns the stored HTML of a text in the editor. */
export const fromEditor = (editor: Pick<Editor, 'getHTML'>): string => withoutTokenElements(editor.getHTML())

const heading = { levels: [2, 3, 4] as (2 | 3 | 4)[] }
const link = { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { rel: null, target: null } }
// Prevents an empty paragraph after a final list, which would be stored.
const trailingNode = false

/** The schema of a field that has only some formats. */
function limitedTo(formats: readonly RichTextFormat[]): Extensions {
  const has = (format: RichTextFormat) => formats.includes(format)
  const plain = (format: RichTextFormat) => (has(format) ? undefined : false)
  const lists = has('bulletList') || has('orderedList') ? undefined : false
  return [
    StarterKit.configure({
      heading: has('heading') && heading,
      link: has('link') && link,
      bold: plain('bold'),
      italic: plain('italic'),
      underline: plain('underline'),
      bulletList: plain('bulletList'),
      orderedList: plain('orderedList'),
      blockquote: plain('blockquote'),
      listItem: lists,
      listKeymap: lists,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      trailingNode,
    }),
    ...(has('align') ? [TextAlign] : []),
    ...(has('color') ? [TextColor] : []),
    ...(has('image') ? [KeptImage] : []),
  ]
}

/** The extensions of a field's editor: all that `RichText` renders, or those of its `formats`, and the tokens of the app. */
export const extensionsFor = (formats: readonly RichTextFormat[] | undefined, tokens: readonly Choice[] = []): Extensions => {
  const own = formats ? limitedTo(formats) : extensions
  return tokens.length > 0 ? [...own, tokenNode(tokens)] : own
}

export const extensions: Extensions = [
  StarterKit.configure({ heading, trailingNode, link }),
  TextAlign,
  TextColor,
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  kept('keptTable', 'table', false),
  KeptImage,
]
