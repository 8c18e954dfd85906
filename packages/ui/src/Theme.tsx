import { Direction } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'

export interface ThemeProps {
  /** `system` follows the operating system. */
  theme?: 'light' | 'dark' | 'system'
  dir?: 'ltr' | 'rtl'
  children: ReactNode
}

/** Sets light or dark mode and the reading direction for all components, including menus and dialogs. Wrap the app in it once. */
export function Theme({ theme = 'system', dir = 'ltr', children }: ThemeProps) {
  useEffect(() => {
    const root = document.documentElement
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.dataset.theme = theme
    root.dir = dir
  }, [theme, dir])
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
