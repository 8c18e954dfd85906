import type { Page } from 'playwright-core'

/**
 * Changes corners, weights, fonts and colors of the theme in the current page of a store, compares computed styles, and restores them. Returns
 * what keeps its literals: corners other than those of small marks and circles, headings, and filled buttons. Also says if nothing follows the
 * theme, so that an empty page does not pass.
 */
export const themeLiterals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const changed = {
      '--radius': '37px',
      '--weight-heading': '250',
      '--font-heading': 'Arial',
      '--color-accent': 'rgb(1, 2, 3)',
      '--color-on-accent': 'rgb(250, 249, 248)',
    }
    // A style element would be refused by the policy of the page.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const roots = [...document.querySelectorAll<HTMLElement>('.bf-page')]
    const elements = roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(':is(main, [role="dialog"]), :is(main, [role="dialog"]) *'),
    ])
    const visible = elements.filter((element) => element.checkVisibility())
    const looks = () =>
      visible.map((element) => {
        const { borderTopLeftRadius, fontWeight, fontFamily, color, backgroundColor } = getComputedStyle(element)
        return { borderTopLeftRadius, fontWeight, fontFamily, color, backgroundColor }
      })
    const before = looks()
    const styles = roots.map((root) => root.getAttribute('style'))
    for (const root of roots) {
      root.style.removeProperty('--radius-button')
      for (const [name, value] of Object.entries(changed)) root.style.setProperty(name, value)
    }
    const after = looks()
    for (const [i, root] of roots.entries()) root.setAttribute('style', styles[i] ?? '')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)

    /** Small images stop at this radius, in pixels. */
    const SMALL = 10
    const found: string[] = []
    let followed = 0
    visible.forEach((element, i) => {
      const [old, now] = [before[i], after[i]]
      if (!old || !now) return
      const expected: (keyof typeof old)[] = []
      const radius = Number.parseFloat(old.borderTopLeftRadius)
      if (radius > SMALL && radius < 900 && !old.borderTopLeftRadius.includes('%')) expected.push('borderTopLeftRadius')
      if (element.matches('h1, h2')) expected.push('fontFamily', 'fontWeight')
      if (element.matches('.sf-button:not(.sf-button--quiet, :disabled)'))
        expected.push('backgroundColor', 'color', 'borderTopLeftRadius')
      for (const name of expected) {
        if (old[name] !== now[name]) followed++
        else found.push(`${element.tagName.toLowerCase()}.${element.className}: ${name} ${old[name]}`)
      }
    })
    return followed > 0 ? found : [...found, 'nothing follows the theme']
  })
