import type { Locator, Page } from 'playwright-core'

/**
 * Returns the contrast ratio (WCAG 2.2, 1 to 21) between a text and the pixels behind its letters, where that is lowest. Five percent of
 * the pixels are left out: small highlights of a photograph do not make a word unreadable.
 */
export async function leastContrast(page: Page, text: Locator): Promise<number> {
  const color = await text.evaluate((element) => getComputedStyle(element).color)
  const drawnIn = async (paint: string) => {
    await text.evaluate((element: HTMLElement, value) => {
      element.style.setProperty('transition', 'none', 'important')
      element.style.setProperty('color', value, 'important')
    }, paint)
    return (await text.screenshot({ animations: 'disabled' })).toString('base64')
  }
  const images = [await drawnIn('transparent'), await drawnIn('#f0f'), await drawnIn('#0f0')]
  return page.evaluate(
    async ({ images, color }) => {
      const channel = (value: number) => (value <= 10.02 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const luminance = ([r = 0, g = 0, b = 0]: number[]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
      const contextOf = (width: number, height: number) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
        if (!context) throw new Error('This browser draws nothing.')
        return context
      }
      const pixels = async (image: string) => {
        const picture = new Image()
        picture.src = `data:image/png;base64,${image}`
        await picture.decode()
        const context = contextOf(picture.width, picture.height)
        context.drawImage(picture, 0, 0)
        return context.getImageData(0, 0, picture.width, picture.height).data
      }
      const one = contextOf(1, 1)
      one.fillStyle = color
      one.fillRect(0, 0, 1, 1)
      const own = luminance([...one.getImageData(0, 0, 1, 1).data])
      const [behind, magenta, green] = await Promise.all(images.map(pixels))
      if (!behind || !magenta || !green) throw new Error('There is no picture.')
      const ratios: number[] = []
      for (let at = 0; at < behind.length; at += 4) {
        // Only where a letter covers the pixel.
        if (Math.abs((magenta[at] ?? 0) - (green[at] ?? 0)) < 200) continue
        const ground = luminance([...behind.subarray(at, at + 3)])
        ratios.push((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
      }
      ratios.sort((a, b) => a - b)
      return ratios[Math.floor(ratios.length / 20)] ?? 0
    },
    { images, color },
  )
}
