import type { Page } from 'playwright-core'

/**
 * Returns the texts of visible links in the default color of browsers, which nobody has styled, of names that are cut without a tooltip that
 * shows all of them, of segmented controls that are wider than their place, and of names that are not aligned like their list if they have
 * another direction. The page in the builder is not checked.
 */
export const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const standard = ['LinkText', 'VisitedText'].map((color) => {
      probe.style.color = color
      return getComputedStyle(probe).color
    })
    probe.remove()
    const inApp = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && !element.closest('.bf-page, [inert]'),
      )
    const links = inApp('a[href]').filter((link) => standard.includes(getComputedStyle(link).color))
    const cut = inApp('.dashboard *').filter((element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isCut =
        overflowX === 'hidden' &&
        ((textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
          (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1))
      return isCut && !element.closest('[title]')
    })
    const wide = inApp('[role="radiogroup"]').filter(
      (control) => control.scrollWidth > control.clientWidth + 1 || control.getBoundingClientRect().right > innerWidth,
    )
    const misplaced = inApp('.dashboard [dir="auto"]:not(p, pre, h3, input, textarea, [role="status"])').filter((element) => {
      const { display, textAlign } = getComputedStyle(element)
      return !/inline|flex/.test(display) && textAlign === 'start'
    })
    return [
      ...links.map(({ textContent }) => `link without a style: ${textContent}`),
      ...wide.map(({ textContent }) => `too wide: ${textContent}`),
      ...misplaced.map(({ textContent }) => `aligned by its own direction: ${textContent}`),
      ...cut.map(({ textContent }) => `cut without a tooltip: ${textContent}`),
    ]
  })
