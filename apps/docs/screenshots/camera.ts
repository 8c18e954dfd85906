import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromiumLaunchOptions } from '@blockfront/tooling/browser/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { settle } from './owner.ts'

export interface Shot {
  /** Path of the image below the output folder, without its extension. */
  file: string
  /** CSS pixels of the viewport. */
  width: number
  height: number
  /** Width of the image in pixels. Default: the viewport's. */
  imageWidth?: number
  /** The whole page instead of what the viewport shows. */
  whole?: boolean
  /** WebP quality, 1 to 100. */
  quality?: number
}

/** Takes screenshots of pages in one browser and writes them as WebP images. */
export class Camera {
  readonly #browser: Browser
  readonly #folder: string
  #bytes = 0

  private constructor(browser: Browser, folder: string) {
    this.#browser = browser
    this.#folder = folder
  }

  static async open(folder: string): Promise<Camera> {
    return new Camera(await chromium.launch(await chromiumLaunchOptions()), folder)
  }

  /** A visitor without animations. Phones have a touch screen, so that pages show what does not depend on a pointer. */
  visitor(width: number, height: number): Promise<BrowserContext> {
    const viewport = { width, height }
    return this.#browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: width < 600, isMobile: width < 600 })
  }

  /** Writes one image of a page. */
  async take(page: Page, { file, imageWidth, whole = false, quality = 72 }: Shot): Promise<void> {
    const image = sharp(await page.screenshot({ fullPage: whole }))
    const scaled = imageWidth ? image.resize({ width: imageWidth }) : image
    const bytes = await scaled.webp({ quality, effort: 6 }).toBuffer()
    const path = join(this.#folder, `${file}.webp`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    this.#bytes += bytes.length
  }

  /** Opens a page as a new visitor and takes one screenshot. */
  async takeUrl(url: string, shot: Shot, prepare?: (page: Page) => Promise<void>): Promise<void> {
    const context = await this.visitor(shot.width, shot.height)
    const page = await context.newPage()
    await page.goto(url)
    await settle(page)
    await prepare?.(page)
    await this.take(page, shot)
    await context.close()
  }

  /** The size of all images so far, in kilobytes. */
  get kilobytes(): number {
    return Math.round(this.#bytes / 1024)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
