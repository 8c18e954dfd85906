import { Theme } from '@blockfront/ui'
import { useEffect } from 'react'
import { AppRoutes, type AppRoutesProps } from './AppRoutes.tsx'
import { Toasts } from './toast.tsx'

export interface AppProps extends AppRoutesProps {
  /** Runs once, when everything on the page answers. */
  onAwake?: () => void
}

/** The main host, without its router: browsers and the build bring their own. */
export function App({ onAwake, ...routes }: AppProps) {
  useEffect(() => onAwake?.(), [onAwake])
  return (
    <Theme>
      <AppRoutes {...routes} />
      <Toasts />
    </Theme>
  )
}
