/** Returns the path that a GET form of this origin submits to, without empty fields; undefined for other forms. */
export function formPath(form: HTMLFormElement, submitter: HTMLElement | null = null): string | undefined {
  const { origin, pathname } = new URL(form.action, location.href)
  if (form.method !== 'get' || !form.hasAttribute('action') || origin !== location.origin) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string' && value) query.append(name, value)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
