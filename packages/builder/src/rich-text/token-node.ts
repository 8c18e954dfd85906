import type { Choice } from '@blockfront/engine'
import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core'
import { splitAtTokens } from '../text-tokens/mark-tokens.ts'

const ATTRIBUTE = 'data-token'

/** The element of a token in the HTML that the editor opens. */
export function tokenElement({ value, label }: Choice): HTMLElement {
  const element = document.createElement('span')
  element.setAttribute(ATTRIBUTE, String(value))
  element.textContent = label
  return element
}

/** Returns the stored form of the editor's HTML: tokens are text. */
export function withoutTokenElements(html: string): string {
  if (!html.includes(ATTRIBUTE)) return html
  const holder = document.createElement('template')
  holder.innerHTML = html
  for (const element of holder.content.querySelectorAll(`[${ATTRIBUTE}]`))
    element.replaceWith(element.getAttribute(ATTRIBUTE) ?? '')
  return holder.innerHTML
}

/** A token that the app replaces. The editor shows its name, and selects and deletes it as a whole. */
export const tokenNode = (tokens: readonly Choice[]) =>
  Node.create({
    name: 'token',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ value: { parseHTML: (element: HTMLElement) => element.getAttribute(ATTRIBUTE), rendered: false } }),
    parseHTML: () => [{ tag: `span[${ATTRIBUTE}]`, priority: 100 }],
    renderHTML: ({ node }) => ['span', { [ATTRIBUTE]: node.attrs.value }, String(node.attrs.value)],
    renderText: ({ node }) => String(node.attrs.value),
    addNodeView:
      () =>
      ({ node }) => {
        const token = tokens.find(({ value }) => value === node.attrs.value)
        const dom = tokenElement(token ?? { value: String(node.attrs.value), label: String(node.attrs.value) })
        dom.className = 'ui-rich__token'
        return { dom }
      },
    addInputRules() {
      const find = (text: string) => {
        const token = tokens.find(({ value }) => text.endsWith(String(value)))
        if (!token) return null
        const value = String(token.value)
        return { index: text.length - value.length, text: value, data: { value } }
      }
      return [nodeInputRule({ find, type: this.type, getAttributes: ({ data }) => data })]
    },
    addPasteRules() {
      const find = (text: string) => {
        let index = 0
        return splitAtTokens(text, tokens).flatMap((part) => {
          const at = index
          const value = typeof part === 'string' ? part : String(part.value)
          index += value.length
          return typeof part === 'string' ? [] : [{ index: at, text: value, data: { value } }]
        })
      }
      return [nodePasteRule({ find, type: this.type, getAttributes: ({ data }) => data })]
    },
  })
