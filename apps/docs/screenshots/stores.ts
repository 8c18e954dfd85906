import type { StarterTheme } from '@blockfront/starter'
import type { Camera } from './camera.ts'
import type { Owner } from './owner.ts'

/** A new store with a theme, as its owner opens it: only its country is set. */
export interface ThemeStore {
  theme: StarterTheme
  storeId: string
  /** Its URL, without a slash at the end. */
  origin: string
}

/** The themes that docs/screenshots.md shows with more than their home page. */
const SHOWN_COMPLETELY: readonly string[] = ['atelier']

/** Creates and opens a store with a theme. */
export async function openStore({ call }: Owner, theme: StarterTheme, port: string): Promise<ThemeStore> {
  const body = { name: theme.name, subdomain: `theme-${theme.id}`, currency: 'EUR', theme: theme.id } as const
  const { storeId, storeDomain } = await call('store.create', { body })
  await call('store.updateDetails', { body: { storeId, country: 'DE' } })
  await call('store.updateOpening', { body: { storeId, isOpen: true } })
  return { theme, storeId, origin: `http://${storeDomain}:${port}` }
}

/** A product of a store whose page shows the theme well. */
export const productOf = ({ theme }: ThemeStore): string => theme.products[0]?.slug ?? ''

const pathsOf = (store: ThemeStore) => ({ home: '/', list: '/shop', product: `/page/product/${productOf(store)}` })

/** Gives a store the other palette of its theme for a while: dark for a light theme. */
async function inOtherPalette({ call }: Owner, { storeId, theme }: ThemeStore, work: () => Promise<void>): Promise<void> {
  const use = (palette: StarterTheme['alternate']) =>
    call('store.publishTheme', { body: { storeId, theme: { ...theme.tokens, palette } } })
  await use(theme.alternate)
  // Cached pages follow a change within a second.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await work()
  await use(theme.tokens.palette)
}

/** The images of one store: its home page, and of some themes three pages on a desk and two on a phone, and one in dark colors on a tablet. */
export async function takeStore(camera: Camera, owner: Owner, store: ThemeStore): Promise<void> {
  const { home, list, product } = pathsOf(store)
  const take = (path: string, name: string, width: number, height: number, imageWidth = width) =>
    camera.takeUrl(store.origin + path, { file: `theme-${store.theme.id}${name}`, width, height, imageWidth })
  await take(home, '', 1440, 1080, 720)
  if (!SHOWN_COMPLETELY.includes(store.theme.id)) return
  await take(home, '-home', 1440, 1600, 900)
  await take(list, '-list', 1440, 1100, 720)
  await take(product, '-product', 1440, 1100, 720)
  await take(home, '-home-phone', 360, 740)
  await take(product, '-product-phone', 360, 740)
  await inOtherPalette(owner, store, () => take(home, '-home-dark', 768, 1100, 600))
}

/** Every page of a store as a whole, at three widths, light and dark. */
export async function reviewStore(camera: Camera, owner: Owner, store: ThemeStore): Promise<void> {
  const take = async (palette: string) => {
    for (const width of [360, 768, 1440])
      for (const [name, path] of Object.entries(pathsOf(store)))
        await camera.takeUrl(store.origin + path, {
          file: `${store.theme.id}-${name}-${width}-${palette}`,
          width,
          height: 900,
          whole: true,
        })
  }
  await take('light')
  await inOtherPalette(owner, store, () => take('dark'))
}
