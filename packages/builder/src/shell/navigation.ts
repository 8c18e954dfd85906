import { createContext, useContext } from 'react'

/** The ways out of the open page. */
export interface Navigation {
  /** Opens another page once the work on this one is safe. */
  openPage: (pageId: string) => void
  /** Opens another page instead of one that is gone, so that nothing of it is kept. */
  leaveDeleted: (pageId: string) => void
  /** Leaves the builder; missing where there is nowhere to go. */
  leave?: () => void
}

export const NavigationContext = /* @__PURE__ */ createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('This part of the builder stands outside of its window. Put it inside <PageBuilder>.')
  return navigation
}
