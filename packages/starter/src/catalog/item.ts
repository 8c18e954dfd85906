import type { SeedProduct, SeedVariation } from '../themes/theme.ts'

/** A product in the notation of this catalog; `item` adds the rest. */
interface Item {
  slug: string
  name: string
  /** In dollars. */
  price: number
  /** The sale price. */
  sale?: number
  /** Names of starter images, the main one first. */
  pictures: string[]
  category: string
  tags: string[]
  /** One or two sentences; the first one is also the meta description. */
  lead: string
  /** Facts, one per list item. */
  points: string[]
  brand?: string
  weight: number
  /** The stock quantity; without it inventory is not tracked. */
  stock?: number
  soldOut?: boolean
  options?: Options
}

interface Options {
  /** Values of the option `Color`, each with its image. `colorFromName` of the engine knows their swatches. */
  colors?: Record<string, string>
  /** More options: name, type, values. */
  groups?: [name: string, type: 'select' | 'buttons', values: string[]][]
  /** Differences of a combination; undefined leaves the combination out. */
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
    const image = attributes.Color === undefined ? undefined : colors[attributes.Color]
    return own ? [{ stockQuantity: stock, ...own, attributes, ...(image && { picture: image }) }] : []
  })
  return { attributeGroups: all.map(([name, type, values]) => ({ name, type, values })), variations }
}
