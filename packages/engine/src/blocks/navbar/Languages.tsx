import { useBlockServices } from '../../render/block-services.ts'
import { LanguageLinks } from '../../render/parts/LanguageLinks.tsx'

/** The languages of the store behind the name of the current one. On phones they are in the sheet. */
export function Languages() {
  const { languages } = useBlockServices()
  const current = languages?.find((language) => language.current)
  return (
    current && (
      <details className="bf-navbar__languages">
        <summary>{current.name}</summary>
        <LanguageLinks />
      </details>
    )
  )
}

export const css = `
.bf-navbar__languages {
  display: none;
  position: relative;
}
.bf-navbar__languages > summary {
  padding: 0.625rem;
  cursor: pointer;
}
.bf-navbar__languages .bf-languageLinks {
  display: block;
  position: absolute;
  inset-inline-end: 0;
  inset-block-start: 100%;
  min-width: 10rem;
  padding: 0.5rem 1rem;
  border-radius: var(--radius);
  background: linear-gradient(var(--background), var(--background)) var(--color-surface);
  border: 1px solid color-mix(in srgb, currentColor 10%, transparent);
  box-shadow: 0 12px 32px -12px rgb(0 0 0 / 0.25);
}
@container page (width >= 768px) {
  .bf-navbar__languages {
    display: block;
  }
}
`
