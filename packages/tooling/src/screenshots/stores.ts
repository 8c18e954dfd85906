import { themes } from '../../../starter/src/index.ts'
import type { Camera } from './camera.ts'
import type { Owner } from './owner.ts'
import { inOtherPalette, pathsOf, type ShopAtPort } from './review.ts'

/** The images of one shop in docs/screenshots.md: three pages on a desk, two on a phone, one in dark colors and on a tablet. */
export async function takeShop(camera: Camera, owner: Owner, opened: ShopAtPort): Promise<void> {
  const { shop, host, port } = opened
  const at = (path: string) => `http://${host}:${port}${path}`
  const { home, list, product } = pathsOf(shop)
  const desk = { width: 1440, height: 1600, imageWidth: 900 }
  const phone = { width: 360, height: 740 }
  await camera.takeUrl(at(home), { ...desk, file: `shop-${shop.id}-home` })
  await camera.takeUrl(at(list), { ...desk, height: 1100, imageWidth: 720, file: `shop-${shop.id}-list` })
  await camera.takeUrl(at(product), { ...desk, height: 1100, imageWidth: 720, file: `shop-${shop.id}-product` })
  await camera.takeUrl(at(home), { ...phone, file: `shop-${shop.id}-home-phone` })
  await camera.takeUrl(at(product), { ...phone, file: `shop-${shop.id}-product-phone` })
  await inOtherPalette(owner, opened, async () => {
    await camera.takeUrl(at(home), { width: 768, height: 1100, imageWidth: 600, file: `shop-${shop.id}-home-dark` })
  })
}

/** The home page of a new store with each theme, without changes of its owner. */
export async function takeThemes(camera: Camera, { call }: Owner, port: number): Promise<void> {
  for (const { id, name } of themes) {
    const { storeId, storeDomain } = await call('store.create', {
      body: { name, subdomain: `theme-${id}`, currency: 'EUR', theme: id },
    })
    await call('store.updateOpening', { body: { storeId, isOpen: true } })
    const shot = { file: `theme-${id}`, width: 1440, height: 1080, imageWidth: 720 }
    await camera.takeUrl(`http://${storeDomain}:${port}/`, shot)
  }
}
