import { useLocation, useNavigate } from '../router.ts'
import { useSession } from './session.ts'

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value)

/** Forgets the store of the previous user (product.md, point 4) and goes on: to what was asked for, else to the dashboard. */
export function useAfterLogin() {
  const navigate = useNavigate()
  const from: unknown = useLocation().state?.from
  return (to = isPath(from) ? from : '/dashboard/adminhome') => {
    useSession.getState().forgetStore()
    navigate(to, { replace: true })
  }
}
