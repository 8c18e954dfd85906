import { useBlockServices } from '../block-services.ts'

/** Links to the current page in each language of the store; nothing in a store with one language. They work without JavaScript. */
export function LanguageLinks() {
  const { languages } = useBlockServices()
  return (
    languages && (
      <ul className="bf-languageLinks">
        {languages.map(({ locale, name, path, current }) => (
          <li key={locale}>
            <a href={path} hrefLang={locale} lang={locale} aria-current={current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  )
}

export const css = `
.bf-languageLinks {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
}
.bf-languageLinks a {
  display: block;
  padding-block: 0.625rem;
}
.bf-languageLinks a:hover {
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.bf-languageLinks [aria-current] {
  font-weight: 600;
}
`
