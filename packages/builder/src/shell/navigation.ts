import { createContext, useContext } from 'react'

/** The page on which the owner chose to edit a shared component, and the block that shows it. */
export interface ComponentOrigin {
  pageId: string
  name: string
  blockId: string | undefined
}

/** Navigation away from the open page. */
export interface Navigation {
  /** Opens another page once the work on this one is saved. */
  openPage: (pageId: string) => void
  /** Opens another page instead of a deleted one, without saving it. */
  leaveDeleted: (pageId: string) => void
  /** Opens a shared component of the open page once the work on the page is saved. */
  openComponent: (componentId: string) => void
  /** Opens the page again on which the owner chose to edit the open component; undefined for other pages. */
  backToPage?: { name: string; open: () => void }
  /** Leaves the builder; undefined if the app does not support it. */
  leave?: () => void
}

export const NavigationContext = /* @__PURE__ */ createContext<Navigation | undefined>(undefined)

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('This part of the builder must be inside <PageBuilder>.')
  return navigation
}
