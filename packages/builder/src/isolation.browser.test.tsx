import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import normalize from 'modern-normalize/modern-normalize.css?raw'
import { createRoot, type Root } from 'react-dom/client'
import preflight from 'tailwindcss/preflight.css?raw'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '@blockfront/builder/builder.css'
import { blocks } from '@blockfront/engine/blocks'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { memoryAdapter } from './adapters/memory-adapter.ts'
import { Builder } from './Builder.tsx'

/** Rules as apps have them. */
const ORDINARY = `
  html { font-size: 62.5%; }
  body { margin: 0; font: 20px/2 Georgia, serif; letter-spacing: 2px; text-align: center; text-transform: uppercase; color: teal; }
  * { box-sizing: content-box; transition: all 0.3s; }
  h1, h2, h3, p, ul { margin: 40px 0; color: crimson; }
  a, a:hover { color: red; text-decoration: underline wavy; }
  button, input, select, textarea, [type='text'] { padding: 20px; border: 5px dotted green; border-radius: 20px; background: yellow; }
  button:focus:not(:focus-visible), input:not([type='checkbox']):not([type='radio']) { box-shadow: 0 0 9px red; }
  svg { fill: red; width: 40px; vertical-align: top; }
  ul { list-style: square; }
  section, header, nav, main { padding: 30px; background: pink; }
  *::before, *::after { content: 'x'; }
  ::placeholder { color: red; }
`
/** The classic reset of a whole page. */
const RESET = `
  html, body, div, span, h1, h2, h3, p, a, strong, ol, ul, li, fieldset, form, label, legend, table, section, nav, header, input, button {
    margin: 0; padding: 0; border: 0; font: inherit; font-size: 100%; vertical-align: baseline; }
  body { line-height: 1; } ol, ul { list-style: none; } table { border-collapse: collapse; border-spacing: 0; }
`
// As Tailwind uses its preflight. The attributes of icons, such as their width, cannot be protected from a rule in a layer.
const layered = `@layer base { ${preflight} ${ORDINARY.replace(/ svg .*/, '')} }`
const SHEETS = { ordinary: ORDINARY, reset: RESET, bootstrap, normalize, preflight, layered }

const HOST = `
  <h1>Title</h1><p class="lead">Text with <a href="#a">a link</a> and <kbd>Ctrl</kbd></p><button class="ui-button">Button</button>
  <input placeholder="Name"><select><option>One</option></select><ul><li>Item</li></ul><table><tr><td>Cell</td></tr></table>
  <svg width="10" height="10"></svg><dialog open class="ui-dialog">Dialog</dialog>`

let host: HTMLElement
let root: Root

beforeEach(async () => {
  await page.viewport(1440, 900)
  host = document.createElement('div')
  host.innerHTML = `${HOST}<div></div>`
  document.body.append(host)
  root = createRoot(host.lastElementChild as HTMLElement)
  const content = [{ id: 'text', type: 'textBlock' }]
  root.render(<Builder blocks={blocks} adapter={memoryAdapter({ home: { content } })} selectedBlockId="text" />)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

/** The computed style of an element and its pseudo-elements, and its box, one property a line. */
function lookOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const properties = [...style].filter((name) => !name.startsWith('--'))
  const lines = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  const pseudo = ['::before', '::after', '::placeholder'].map((name) => {
    const { content, color, backgroundColor } = getComputedStyle(element, name)
    return [name, content, color, backgroundColor].join(' ')
  })
  return [`box: ${[x, y, width, height].map(Math.round).join()}`, ...lines, ...pseudo].join('\n')
}

const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`

/** The visible elements of the builder without the pages that it shows: one of each kind. */
function chrome(): Element[] {
  const all = [...document.querySelectorAll('.ui-isolated, .ui-isolated :not(style, svg *)')]
  const own = all.filter((element) => !element.closest('.bfb-page, .bfb-thumb__page') && element.clientHeight > 0)
  return [...Map.groupBy(own, describe).values()].flatMap((list) => list.slice(0, 1))
}

/** The elements whose look differs from an earlier one, with the first changed property. */
const changes = (elements: readonly Element[], before: readonly string[]) =>
  elements.flatMap((element, i) => {
    const now = lookOf(element)
    if (now === before[i]) return []
    const old = before[i]?.split('\n') ?? []
    const lines = now.split('\n')
    const at = lines.findIndex((line, n) => line !== old[n])
    return [`${describe(element)}: ${old[at]} → ${lines[at]}`]
  })

/** Whether a sheet is the builder's or one of its blocks. Other tests have loaded sheets of whole apps into the same page. */
function isOfBuilder({ ownerNode, cssRules }: CSSStyleSheet): boolean {
  const file = ownerNode instanceof HTMLElement ? ownerNode.dataset.viteDevId : undefined
  return file === undefined ? [...cssRules].some(({ cssText }) => cssText.includes('.bf-')) : /\bbuilder\.css\b/.test(file)
}

function apply(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return () => style.remove()
}

it('the style sheets of an app do not change the builder, and still apply to the page on the canvas', async () => {
  await expect
    .element(
      page
        .getByRole('textbox', { name: 'Heading' })
        .or(page.getByRole('tab', { name: 'Layout' }))
        .first(),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'More options' }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await atRest()
  const elements = chrome()
  expect(elements.length).toBeGreaterThan(60)
  const before = elements.map(lookOf)
  for (const [name, css] of Object.entries(SHEETS)) {
    const remove = apply(css)
    expect(changes(elements, before).slice(0, 12), name).toEqual([])
    remove()
  }
  const remove = apply('.bfb-page p { color: rgb(1, 2, 3) } p { text-indent: 7px }')
  const text = document.querySelector('.bfb-page p') as HTMLElement
  expect(getComputedStyle(text).textIndent).toBe('7px')
  remove()
})

it('the builder’s style sheet does not change the app', async () => {
  await expect.element(page.getByRole('button', { name: 'More options' })).toBeVisible()
  const elements = [
    document.documentElement,
    document.body,
    ...host.querySelectorAll(':scope > :not(:last-child), :scope > :not(:last-child) *'),
  ]
  const sheets = [...document.styleSheets].filter(isOfBuilder)
  expect(sheets.length).toBeGreaterThan(1)
  const withBuilder = elements.map(lookOf)
  for (const sheet of sheets) sheet.disabled = true
  const changed = changes(elements, withBuilder)
  for (const sheet of sheets) sheet.disabled = false
  expect(changed.filter((change) => !/box: |size:|origin:/.test(change))).toEqual([])
})
