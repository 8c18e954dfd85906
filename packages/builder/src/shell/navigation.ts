import { createContext, useContext } from 'react'

/** Navigation away from the open page. */
export interface Navigation {
  /** Opens another page once the work on this one is saved. */
  openPage: (pageId: string) => void
  /** Opens another page instead of a deleted one, without saving it. */
  leaveDeleted: (pageId: string) => void
  /** Leaves the builder; undefined if the app does not support it. */
  leave?: () => void
}

export const NavigationContext = /* @__PURE__ */ createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('This part of the builder stands outside of its window. Put it inside <PageBuilder>.')
  return navigation
}
