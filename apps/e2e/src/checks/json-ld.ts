/** Required properties of schema.org types, and the forms of their values (schema.org; Google's guides for products). */
const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Product: { name: isText, offers: isObject },
  Offer: { price: isPrice, priceCurrency: isCurrency, availability: isSchemaAddress },
  AggregateOffer: { lowPrice: isPrice, priceCurrency: isCurrency },
  BreadcrumbList: { itemListElement: isObject },
  ListItem: { position: (value) => Number.isInteger(value) },
  Organization: { name: isText },
  OnlineStore: { name: isText },
  WebSite: { name: isText, url: isAddress },
  ItemList: { itemListElement: isObject },
  SearchAction: { target: (value) => isText(value) || isObject(value) },
}

/** Returns the mistakes in a structured data object and all inside it, as sentences. */
export function jsonLdProblems(item: unknown): string[] {
  const top = isObject(item) && '@context' in item && String(item['@context']).includes('schema.org')
  return top ? problemsIn(item) : [`no @context of schema.org in ${JSON.stringify(item).slice(0, 80)}`]
}

function problemsIn(item: unknown): string[] {
  if (Array.isArray(item)) return item.flatMap(problemsIn)
  if (!isObject(item)) return []
  const type = String(item['@type'] ?? '')
  const wanted = Object.entries(shapes[type] ?? {})
  const own = wanted
    .filter(([name, fits]) => !fits(item[name]))
    .map(([name]) => `${type}.${name} is ${JSON.stringify(item[name])}`)
  const addresses = ['url', 'image'].filter((name) => typeof item[name] === 'string' && !isAddress(item[name]))
  return [...own, ...addresses.map((name) => `${type}.${name} is no whole address`), ...Object.values(item).flatMap(problemsIn)]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
function isPrice(value: unknown): boolean {
  return /^\d+(?:\.\d+)?$/.test(String(value))
}
function isCurrency(value: unknown): boolean {
  return /^[A-Z]{3}$/.test(String(value))
}
function isAddress(value: unknown): boolean {
  return /^https?:\/\//.test(String(value))
}
function isSchemaAddress(value: unknown): boolean {
  return /^https:\/\/schema\.org\/\w+$/.test(String(value))
}
