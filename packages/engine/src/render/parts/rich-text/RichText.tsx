import { useRichText } from '#rich-text'

/**
 * Renders owners' HTML with a short list of elements and safe URLs. Everything else is removed or shown as text. The string is
 * never passed to the browser as HTML.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const { key, ...content } = useRichText(html)
  return <div key={key} className={className ? `bf-richText ${className}` : 'bf-richText'} {...content} />
}

export const css = `
.bf-richText {
  & > * + * {
    margin-block-start: 0.75em;
  }
  & > * + :is(h2, h3, h4) {
    margin-block-start: 1.25em;
  }
  h2 {
    font-size: 1.75em;
  }
  h3 {
    font-size: 1.375em;
  }
  h4 {
    font-size: 1.125em;
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  li + li {
    margin-block-start: 0.25em;
  }
  li > :is(ul, ol) {
    margin-block-start: 0.25em;
  }
  a {
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  a[href^="tel:"] {
    direction: ltr;
    unicode-bidi: isolate;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  blockquote {
    border-inline-start: 3px solid var(--color-border);
    padding-inline-start: 1em;
    font-style: italic;
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  pre {
    overflow-x: auto;
    padding: 1em;
    border-radius: var(--radius);
    background: color-mix(in srgb, currentColor 6%, transparent);
    text-align: start;
  }
  :not(pre) > code {
    padding: 0.1em 0.3em;
    border-radius: 4px;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  img {
    height: auto;
    border-radius: var(--radius);
  }
  hr {
    width: 100%;
    border: 0;
    border-block-start: 1px solid var(--color-border);
    margin-block: 1.5em;
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    max-width: 100%;
  }
  /* Fills the width. Parts of one table must share their columns, so a table with several parts stays as wide as its content. */
  tbody:only-child {
    display: table;
    width: 100%;
  }
  :is(th, td) {
    padding: 0.6em 0;
    padding-inline-end: 1.5em;
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 600;
  }
}
`
