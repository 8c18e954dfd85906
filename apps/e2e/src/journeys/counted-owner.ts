import type { Locator } from 'playwright-core'

/** Seconds that a practiced user needs, by the keystroke-level model (Card, Moran and Newell 1980): to decide, to point, and to press. */
const DECIDE = 1.35
const POINT_AND_CLICK = 1.2
const KEY = 0.28

/**
 * An owner who enters text by keyboard and does everything else with the mouse. Each field costs a click too, although the Tab key
 * would reach most of them.
 */
export class CountedOwner {
  clicks = 0
  #keys = 0

  async click(element: Locator): Promise<void> {
    this.clicks++
    await element.click()
  }

  /** Clicks on a field and replaces its text. */
  async enter(field: Locator, text: string): Promise<void> {
    await this.click(field)
    this.#keys += text.length
    await field.fill(text)
  }

  /** Replaces the text of a field that has the focus without a click. */
  async type(field: Locator, text: string): Promise<void> {
    this.#keys += text.length
    await field.and(field.page().locator(':focus')).fill(text)
  }

  /** Opens a select and chooses an option by its name. */
  async choose(select: Locator, name: string): Promise<void> {
    await this.click(select)
    await this.click(select.page().getByRole('option', { name, exact: true }))
  }

  /** The time of the owner, without the time that screens need to load. */
  get seconds(): number {
    return this.clicks * (DECIDE + POINT_AND_CLICK) + this.#keys * KEY
  }
}
