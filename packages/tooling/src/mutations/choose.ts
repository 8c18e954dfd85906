/** Selects `count` items in an order determined by the seed (mulberry32 and Fisher-Yates). */
export function choose<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const shuffled = [...items]
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last] as Item, shuffled[other] as Item]
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled.slice(0, count)
}
