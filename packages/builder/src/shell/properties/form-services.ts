import { type Choice, field } from '@blockfront/engine'
import { type Controls, type FormServices, type LinkChoice, linkFinder, type ThemeColor } from '@blockfront/engine/form'
import { PALETTE_PROPERTIES, type PaletteRole, type StoreTheme } from '@blockfront/engine/render'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { PageSummary } from '../../adapter.ts'
import { richTextControl } from '../../rich-text/control.tsx'
import { useOpenPage, useSession } from '../../session.ts'
import { useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { pathOf, usePageListStore } from '../pages/page-list.ts'

/** The theme's colors in the form that color fields store. The last two are those of primary buttons on images. */
export const themeColors = ({ palette, heroButtons }: StoreTheme): ThemeColor[] => {
  const { button, text } = messages.theme.heroColors
  // The style sheet of pages has the same defaults. It is too large for the builder's first load.
  const [ground, onGround] = heroButtons === 'accent' ? [palette.accent, palette.onAccent] : ['#fff', '#111']
  return [
    ...(Object.keys(PALETTE_PROPERTIES) as PaletteRole[]).map((role) => ({
      value: `var(${PALETTE_PROPERTIES[role]})`,
      label: messages.theme.roles[role],
      color: palette[role],
    })),
    { value: field.themeColor.heroButton, label: button, color: ground },
    { value: field.themeColor.onHeroButton, label: text, color: onGround },
  ]
}

const builderControls = { richText: richTextControl }

const FormServicesContext = /* @__PURE__ */ createContext<FormServices>({ controls: builderControls })
export const FormServicesProvider = FormServicesContext

/** The store's data for controls: colors, pages, collections and files. */
export const useFormServices = (): FormServices => useContext(FormServicesContext)

/** Collects the store's data and the app's `controls`. If a list cannot be loaded, controls work without it. */
export function useCollectedFormServices(controls?: Controls): FormServices {
  const { adapter } = useSession()
  const theme = useBuilderState((state) => state.theme)
  const list = usePageListStore()
  const type = useOpenPage((page) => page.type)
  const collections = useResult<Choice>(adapter.collections)
  const own = useMemo(() => linkFinder(() => list.getState().pages.flatMap(linkOf)), [list])
  return useMemo(
    () => ({
      controls: { ...builderControls, ...controls },
      pickFile: adapter.media?.pick,
      collections,
      ...(adapter.products && { products: adapter.products }),
      ...(adapter.textTokens && { textTokens: adapter.textTokens(type) }),
      ...(adapter.links ? { links: adapter.links } : adapter.pages && { links: own }),
      colors: theme ? themeColors(theme) : [],
    }),
    [adapter, collections, controls, own, theme, type],
  )
}

/** The link of a page of the builder's list; none for a template. */
function linkOf(page: PageSummary): LinkChoice[] {
  const url = pathOf(page)
  if (url === undefined) return []
  return [{ label: page.name, url, ...(page.status === 'draft' && { hidden: messages.linkToDraft }) }]
}

function useResult<T>(load: (() => Promise<readonly T[]>) | undefined): readonly T[] | undefined {
  const [result, setResult] = useState<readonly T[]>()
  useEffect(() => {
    let isCurrent = true
    load?.().then(
      (found) => isCurrent && setResult(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  return result
}
