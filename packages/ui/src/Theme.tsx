import { Direction } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'

export interface ThemeProps {
  /** `system` follows the machine. */
  theme?: 'light' | 'dark' | 'system'
  dir?: 'ltr' | 'rtl'
  children: ReactNode
}

/** Sets light or dark and the reading direction for all of the tool, menus and dialogs included. Wrap the app in it once. */
export function Theme({ theme = 'system', dir = 'ltr', children }: ThemeProps) {
  useEffect(() => {
    const root = document.documentElement
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.dataset.theme = theme
    root.dir = dir
  }, [theme, dir])
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
