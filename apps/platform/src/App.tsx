import { Theme } from '@blockfront/engine/ui'
import { Toaster } from 'react-hot-toast'
import { AppRoutes, type AppRoutesProps } from './AppRoutes.tsx'

/** The main host, without its router: browsers and the build bring their own. */
export const App = (props: AppRoutesProps) => (
  <Theme>
    <AppRoutes {...props} />
    <Toaster position="bottom-center" toastOptions={{ className: 'ui-toast' }} />
  </Theme>
)
