import type { BuilderAdapter } from '@blockfront/builder'
import type { CallOutput } from '@blockfront/contract/client'
import { fontFamilies } from '@blockfront/fonts/families'
import type { AdapterCall } from './adapter-call.ts'
import { registerFonts, themeFont, toBase64 } from './own-fonts.ts'

/** The builder's access to the theme of a store: its draft, its fonts, and the starter themes. */
export function themeAdapter(call: AdapterCall, storeId: string) {
  // The builder loads the theme and its draft at the same time; both come from one call.
  let loading: Promise<CallOutput<'store.getThemeDraft'>> | undefined
  const load = () => {
    loading ??= call('store.getThemeDraft', { query: { storeId } }).finally(() => {
      loading = undefined
    })
    return loading
  }
  const ownFonts = () => call('font.list', { query: { storeId } })
  return {
    load: async () => (await load()).theme,
    save: (next) => call('store.publishTheme', { body: { storeId, theme: next } }),
    draft: {
      load: async () => (await load()).draft ?? undefined,
      save: (draft) => call('store.saveThemeDraft', { body: { storeId, draft: draft ?? null } }),
    },
    fonts: async () => {
      const own = await ownFonts()
      registerFonts(own)
      return [...own.map(themeFont), ...fontFamilies]
    },
    addFont: async (file) => themeFont(await call('font.add', { body: { storeId, file: await toBase64(file) } })),
    deleteFont: async ({ name }) => {
      const font = (await ownFonts()).find(({ family }) => family === name)
      if (font) await call('font.delete', { params: { storeId, fontId: font.fontId } })
    },
    designs: async () =>
      (await call('store.themes', {})).map(({ themeId, name, tokens, alternate }) => ({
        id: themeId,
        name,
        theme: tokens,
        alternate,
      })),
  } satisfies BuilderAdapter['theme']
}
