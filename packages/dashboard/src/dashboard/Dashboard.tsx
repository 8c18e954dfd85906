import { ApiError, roleCan, type StoreRole } from '@blockfront/contract/client'
import { Button, EmptyState, Skeleton } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { Compass, Lock, Store as StoreIcon } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import '@blockfront/engine/form.css'
import './dashboard.css'
import { api } from '../api.ts'
import type { Auth } from '../auth/Guard.tsx'
import { useSession } from '../auth/session.ts'
import { PlanBanner } from '../billing/PlanBanner.tsx'
import { PlanScope, WorksReadOnly } from '../billing/PlanScope.tsx'
import { Link, Navigate, Route, Routes, useLocation } from '../router.ts'
import { ScreenError } from '../ScreenError.tsx'
import { ScreenLoading } from '../ScreenLoading.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { Loaded } from './Loaded.tsx'
import { messages } from './messages.ts'
import { ClosedBanner } from './opening/ClosedBanner.tsx'
import { FormSkeleton } from './parts/form/FormSkeleton.tsx'
import { type DashboardScreen, screens } from './screens.tsx'
import { StoreContext } from './store.ts'
import { storeKey } from './store-query.ts'

/** The screens of the selected store in the dashboard layout. */
export function Dashboard({ auth }: { auth: Auth }) {
  const chosen = useSession((session) => session.storeId)
  const storeId = chosen ?? auth.selectedStoreId ?? ''
  const store = useQuery({
    queryKey: storeKey(storeId, 'store.findCurrent'),
    queryFn: ({ signal }) => api.call('store.findCurrent', { query: { storeId } }, { signal }),
  })
  useEffect(() => {
    if (store.data) useSession.getState().storeLoaded(store.data)
  }, [store.data])

  return (
    <StoreContext value={store.data}>
      <DashboardLayout auth={auth} store={store.data}>
        {store.error instanceof ApiError && store.error.status === 403 ? (
          <NoAccess />
        ) : (
          <Loaded query={store} skeleton={<StoreSkeleton />}>
            {({ role }) => (
              <>
                <PlanBanner />
                <Screens role={role} />
              </>
            )}
          </Loaded>
        )}
      </DashboardLayout>
    </StoreContext>
  )
}

/** An error in one screen does not affect the layout and navigation. */
function Screens({ role }: { role: StoreRole }) {
  const { pathname } = useLocation()
  return (
    <ScreenError key={pathname}>
      <PlanScope>
        <ClosedBanner />
        <Suspense fallback={<ScreenLoading />}>
          <Routes>
            <Route index element={<Navigate to="adminhome" replace />} />
            {screens.map((screen) => (
              <Route
                key={screen.path}
                path={screen.path}
                element={roleCan(role, screen.needs) ? <Opened {...screen} /> : <NotAllowed />}
              />
            ))}
            <Route path="*" element={<Nothing />} />
          </Routes>
        </Suspense>
      </PlanScope>
    </ScreenError>
  )
}

const Opened = ({ worksReadOnly, Screen }: DashboardScreen) =>
  worksReadOnly ? (
    <WorksReadOnly>
      <Screen />
    </WorksReadOnly>
  ) : (
    <Screen />
  )

/** A screen while its store is loading. */
const StoreSkeleton = () => (
  <>
    <Skeleton height={28} width="30%" />
    <FormSkeleton single />
  </>
)

const Nothing = () => (
  <EmptyState
    icon={<Compass size={20} />}
    title={messages.notFound}
    action={
      <Button asChild>
        <Link to="/dashboard/adminhome">{messages.toHome}</Link>
      </Button>
    }
  >
    {messages.notFoundHelp}
  </EmptyState>
)

/** Shown for a screen that the member's role may not open. */
const NotAllowed = () => (
  <EmptyState
    icon={<Lock size={20} />}
    title={messages.notAllowed}
    action={
      <Button asChild>
        <Link to="/dashboard/adminhome">{messages.toHome}</Link>
      </Button>
    }
  >
    {messages.notAllowedHelp}
  </EmptyState>
)

const NoAccess = () => (
  <EmptyState
    icon={<StoreIcon size={20} />}
    title={messages.noAccess}
    action={
      <Button asChild variant="primary">
        <Link to="/choose-store" onClick={() => useSession.getState().forgetStore()}>
          {messages.chooseStore}
        </Link>
      </Button>
    }
  >
    {messages.noAccessHelp}
  </EmptyState>
)
