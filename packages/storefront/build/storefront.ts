import type { Plugin } from 'vite'
import { staticTypes, typesLoaded } from '../../engine/build/block-loading.ts'

/**
 * The chunks of the storefront, first match first: a few files compress better and load faster than many. React stays the same
 * between releases; then the code of every page, sliders, the grouped views, and the rare views without JavaScript, which are small.
 */
export const storefrontFiles = () =>
  [
    { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\/|\/storefront\/src\/react-first/ },
    { name: 'store', tags: ['$initial' as const] },
    { name: 'slider', test: /\/engine\/src\/render\/(?:slider\/(?!swiper)|slide-focus|parts\/(?:Slider|Section))/ },
    { name: 'sections', test: new RegExp(`/engine/src/blocks/(?:${typesLoaded('grouped').join('|')})\\.tsx$`) },
    { name: 'content', test: new RegExp(`/engine/src/blocks/(?:${rareContent().join('|')})\\.tsx$`) },
  ].map((group, index, all) => ({ ...group, priority: all.length - index }))

const rareContent = () => typesLoaded('rare').filter((type) => staticTypes().includes(type))

/**
 * Lazy parts of the storefront have no style sheets and few other files, so a plain import loads them. One that fails is reported by Vite's
 * event. If its default is prevented, the page reloads, and the import stays pending.
 */
export const reportedImports = (): Plugin => ({
  name: 'reported-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      "export const __vitePreload = (load) => load().catch((payload) => dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })) ? Promise.reject(payload) : new Promise(() => {}))",
  },
})
