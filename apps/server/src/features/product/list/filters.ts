/** One value for each filter that is set. */
export interface Filters<Value> {
  category?: Value
  price?: Value
  stock?: Value
  /** By the name of the option group. */
  attributes: ReadonlyMap<string, Value>
}

/** The values of all filters that are set. */
export const everyFilter = <Value>({ category, price, stock, attributes }: Filters<Value>): Value[] =>
  [category, price, stock, ...attributes.values()].filter((value) => value !== undefined)

/** The same filters with other values. */
export const mapFilters = <From, To>({ attributes, ...one }: Filters<From>, to: (from: From) => To): Filters<To> => ({
  ...(one.category !== undefined && { category: to(one.category) }),
  ...(one.price !== undefined && { price: to(one.price) }),
  ...(one.stock !== undefined && { stock: to(one.stock) }),
  attributes: new Map([...attributes].map(([name, value]) => [name, to(value)])),
})
