/**
 * A style sheet of the storefront next to the content that it styles, which other pages do not load. React would escape it as text, and a
 * style element has no escapes.
 */
export const LateStyles = ({ css }: { css: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet is a file of this app
  <style dangerouslySetInnerHTML={{ __html: css }} />
)
