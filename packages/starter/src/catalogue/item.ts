import type { SeedProduct, SeedVariation } from '../themes/theme.ts'

/** A product as this catalogue writes it down; `item` makes the rest of it. */
interface Item {
  slug: string
  name: string
  /** Dollars. */
  price: number
  /** What it costs in a sale. */
  sale?: number
  /** Names of starter pictures, the main one first. */
  pictures: string[]
  category: string
  tags: string[]
  /** One or two sentences; the first of them also describes the page to search engines. */
  lead: string
  /** Facts, one line each. */
  points: string[]
  brand?: string
  weight: number
  /** How many there are; without it stock is not counted. */
  stock?: number
  soldOut?: boolean
  options?: Options
}

interface Options {
  /** Values of the group `Color` (names of CSS colors, so that swatches show them) and the picture of each. */
  colors?: Record<string, string>
  /** More groups: name, how it is shown, values. */
  groups?: [name: string, type: 'select' | 'buttons', values: string[]][]
  /** What is special about a combination; undefined leaves it out. */
  each?: (attributes: Record<string, string>, index: number) => Omit<SeedVariation, 'attributes' | 'picture'> | undefined
}

export function item({
  slug,
  name,
  price,
  sale = 0,
  pictures,
  category,
  tags,
  lead,
  points,
  brand = '',
  weight,
  stock,
  soldOut,
  options,
}: Item): SeedProduct {
  return {
    slug,
    name,
    price,
    discountPrice: sale,
    pictures,
    categories: [category],
    tags,
    brand,
    weight,
    sku: slug
      .split('-')
      .map((part) => part.slice(0, 3).toUpperCase())
      .join('-'),
    description: `<p>${lead}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    seoTitle: `${name} – made to last`,
    metaDescription: lead.split(/(?<=[.!?]) /)[0] ?? lead,
    trackInventory: stock !== undefined,
    stockQuantity: stock ?? 0,
    stockStatus: !soldOut,
    ...(options && variationsOf(options, stock ?? 0)),
  }
}

function variationsOf(
  { colors = {}, groups = [], each = () => ({}) }: Options,
  stock: number,
): Pick<SeedProduct, 'attributeGroups' | 'variations'> {
  const all: [name: string, type: 'color' | 'select' | 'buttons', values: string[]][] = [
    ...(Object.keys(colors).length > 0 ? [['Color', 'color', Object.keys(colors)] as ['Color', 'color', string[]]] : []),
    ...groups,
  ]
  const combinations = all.reduce<Record<string, string>[]>(
    (before, [name, , values]) => before.flatMap((attributes) => values.map((value) => ({ ...attributes, [name]: value }))),
    [{}],
  )
  const variations = combinations.flatMap((attributes, index): SeedVariation[] => {
    const own = each(attributes, index)
    const picture = attributes.Color === undefined ? undefined : colors[attributes.Color]
    return own ? [{ stockQuantity: stock, ...own, attributes, ...(picture && { picture }) }] : []
  })
  return { attributeGroups: all.map(([name, type, values]) => ({ name, type, values })), variations }
}
