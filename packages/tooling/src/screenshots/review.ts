import type { Camera } from './camera.ts'
import { type OpenedShop, tokensOf } from './open-shop.ts'
import type { Owner } from './owner.ts'
import type { Shop } from './shops/shop.ts'

export interface ShopAtPort extends OpenedShop {
  shop: Shop
  port: number
}

/** Paths of a shop that show its design. */
export const pathsOf = ({ product }: Shop) => ({ home: '/', list: '/shop', product: `/page/product/${product}` })

export const widths = [360, 768, 1440] as const

/** Gives a store the other palette of its theme for a while: dark for a light theme. */
export async function inOtherPalette({ call }: Owner, { storeId, shop }: ShopAtPort, work: () => Promise<void>): Promise<void> {
  const { light, dark } = tokensOf(shop)
  const use = (theme: typeof light) => call('store.publishTheme', { body: { storeId, theme } })
  await use(dark)
  // Cached pages follow a change within a second.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await work()
  await use(light)
}

/** Every page of a shop as a whole, at three widths, light and dark. */
export async function reviewShop(camera: Camera, owner: Owner, opened: ShopAtPort): Promise<void> {
  const { shop, host, port } = opened
  const take = async (palette: string) => {
    for (const width of widths)
      for (const [name, path] of Object.entries(pathsOf(shop))) {
        const shot = { file: `${shop.id}-${name}-${width}-${palette}`, width, height: 900, whole: true }
        await camera.takeUrl(`http://${host}:${port}${path}`, shot)
      }
  }
  await take('light')
  await inOtherPalette(owner, opened, () => take('dark'))
}
