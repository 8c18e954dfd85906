/** One value for each filter that is set. */
export interface Filters<Value> {
  category?: Value
  price?: Value
  stock?: Value
}

/** The values of all filters that are set. */
export const everyFilter = <Value>({ category, price, stock }: Filters<Value>): Value[] =>
  [category, price, stock].filter((value) => value !== undefined)

/** The same filters with other values. */
export const mapFilters = <From, To>(one: Filters<From>, to: (from: From) => To): Filters<To> => ({
  ...(one.category !== undefined && { category: to(one.category) }),
  ...(one.price !== undefined && { price: to(one.price) }),
  ...(one.stock !== undefined && { stock: to(one.stock) }),
})
