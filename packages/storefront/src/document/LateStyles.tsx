import { withBreakpoints } from '@blockfront/engine/render'
import { useShop } from '../shop.ts'

/**
 * A style sheet of the storefront that only some pages load, with the breakpoints of the store. React puts it into the head once, by its name;
 * on the server, `documentOf` does. The name contains no spaces.
 */
export function LateStyles({ name, css }: { name: string; css: string }) {
  const { breakpoints } = useShop().store
  return (
    <style href={name} precedence="late">
      {withBreakpoints(css, breakpoints)}
    </style>
  )
}
