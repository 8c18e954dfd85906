import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import './workspace.css'
import { type Auth, Guard, type GuardedScreen } from '../auth/Guard.tsx'
import { ScreenError } from '../ScreenError.tsx'
import { ScreenLoading } from '../ScreenLoading.tsx'
import { queryClient } from './query-client.ts'

/** The guarded areas, each loaded when it is opened. */
const parts = {
  billing: lazy(() => import('../billing/Billing.tsx').then((file) => ({ default: file.Billing }))),
  builder: lazy(() => import('../builder/BuilderScreen.tsx').then((file) => ({ default: file.BuilderScreen }))),
  'choose-store': lazy(() => import('../stores/ChooseStore.tsx').then((file) => ({ default: file.ChooseStore }))),
  'verify-email': lazy(() => import('../auth/VerifyEmail.tsx').then((file) => ({ default: file.VerifyEmail }))),
  dashboard: lazy(() => import('../dashboard/Dashboard.tsx').then((file) => ({ default: file.Dashboard }))),
} satisfies Record<string, ComponentType<{ auth: Auth }>>

export type Part = keyof typeof parts

const asking: Partial<Record<Part, GuardedScreen>> = {
  billing: 'billing',
  'choose-store': 'choose-store',
  'verify-email': 'verify-email',
}

/**
 * Everything behind the guard (product.md, point 2), with the libraries that public pages do not load: queries, forms, dialogs.
 */
export function Workspace({ part }: { part: Part }) {
  const Screen: ComponentType<{ auth: Auth }> = parts[part]
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenError>
        <Guard key={part} screen={asking[part]}>
          {(auth) => (
            <Suspense fallback={<ScreenLoading />}>
              <Screen auth={auth} />
            </Suspense>
          )}
        </Guard>
      </ScreenError>
    </QueryClientProvider>
  )
}
