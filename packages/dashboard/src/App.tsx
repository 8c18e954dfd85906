import { Theme } from '@blockfront/ui'
import { useEffect } from 'react'
import { AppRoutes, type AppRoutesProps } from './AppRoutes.tsx'
import { Toasts } from './toast.tsx'

export interface AppProps extends AppRoutesProps {
  /** Called once, when the page is interactive. */
  onHydrated?: () => void
}

/** The platform app without a router: the browser and the build provide their own. */
export function App({ onHydrated, ...routes }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <Theme>
      <AppRoutes {...routes} />
      <Toasts />
    </Theme>
  )
}
