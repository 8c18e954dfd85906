import { useLocation, useNavigate } from '../router.ts'
import { useSession } from './session.ts'

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value)

/** Clears the store of the previous user (product.md, point 4) and opens the requested screen, or the dashboard. */
export function useAfterLogin() {
  const navigate = useNavigate()
  const from: unknown = useLocation().state?.from
  return (to = isPath(from) ? from : '/dashboard/adminhome') => {
    useSession.getState().forgetStore()
    navigate(to, { replace: true })
  }
}
