/**
 * A style sheet of the storefront that only some pages load. React puts it into the head once, by its name; on the server, `documentOf` does.
 * The name contains no spaces, and the conditions of the style sheet no breakpoints of the page.
 */
export const LateStyles = ({ name, css }: { name: string; css: string }) => (
  <style href={name} precedence="late">
    {css}
  </style>
)
