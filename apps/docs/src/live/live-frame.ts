/** The size of the page in an example at each width, in CSS pixels. */
const WIDTHS: Readonly<Record<string, number>> = { desktop: 1280, tablet: 820, mobile: 390 }
/** Limits of an example's height, in CSS pixels. */
const MAX_HEIGHT = 1600

/**
 * `<live-frame>`: an example in an iframe that is as high as its content. `data-width` is the width at which the page is drawn (`desktop`, `tablet`
 * or `mobile`); the frame scales it to the column. Without JavaScript, the iframe scrolls.
 */
class LiveFrame extends HTMLElement {
  #observer: ResizeObserver | undefined
  #content: ResizeObserver | undefined

  connectedCallback() {
    this.#observer = new ResizeObserver(() => this.#fit())
    this.#observer.observe(this)
    this.#frame?.addEventListener('load', this.#loaded)
    // The frame may have loaded before this script.
    if (this.#body?.childElementCount) this.#loaded()
  }

  disconnectedCallback() {
    this.#observer?.disconnect()
    this.#content?.disconnect()
  }

  get #frame() {
    return this.querySelector('iframe')
  }

  get #body() {
    return this.#frame?.contentDocument?.body
  }

  /** Shows another example. */
  show(src: string) {
    this.#frame?.setAttribute('src', src)
  }

  /** Draws the page at another width. */
  set width(width: string) {
    this.dataset.width = width
    this.#fit()
  }

  #loaded = () => {
    this.#content?.disconnect()
    const body = this.#body
    if (!body) return
    this.#content = new ResizeObserver(() => this.#fit())
    this.#content.observe(body)
    this.#fit()
  }

  #fit() {
    const frame = this.#frame
    const body = this.#body
    if (!frame || !body) return
    const width = WIDTHS[this.dataset.width ?? ''] ?? this.clientWidth
    const scale = Math.min(1, this.clientWidth / width)
    frame.style.inlineSize = `${width}px`
    const height = Math.min(MAX_HEIGHT, Math.ceil(body.getBoundingClientRect().height))
    frame.style.blockSize = `${height}px`
    frame.style.scale = String(scale)
    this.style.blockSize = `${Math.ceil(height * scale)}px`
  }
}

customElements.define('live-frame', LiveFrame)

for (const live of document.querySelectorAll<HTMLElement>('[data-live]')) connect(live)

/** Connects the buttons of an example with its frame and with the builder. */
function connect(live: HTMLElement) {
  const frame = live.querySelector<LiveFrame>('live-frame')
  const press = (button: HTMLElement) => {
    for (const other of button.parentElement?.children ?? []) other.setAttribute('aria-pressed', String(other === button))
  }
  for (const button of live.querySelectorAll<HTMLElement>('button[data-src]'))
    button.addEventListener('click', () => {
      press(button)
      frame?.show(button.dataset.src ?? '')
      live.querySelector('[data-edit]')?.setAttribute('data-edit', button.dataset.editor ?? '')
    })
  for (const button of live.querySelectorAll<HTMLElement>('button[data-width]'))
    button.addEventListener('click', () => {
      press(button)
      if (frame) frame.width = button.dataset.width ?? ''
    })
  const dialog = live.querySelector('dialog')
  live.querySelector<HTMLElement>('[data-edit]')?.addEventListener('click', ({ currentTarget }) => {
    const editor = dialog?.querySelector('iframe')
    const src = (currentTarget as HTMLElement).dataset.edit ?? ''
    if (editor?.getAttribute('src') !== src) editor?.setAttribute('src', src)
    dialog?.showModal()
  })
  dialog?.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
}
