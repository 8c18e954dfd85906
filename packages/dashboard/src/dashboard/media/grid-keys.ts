/** The number of tiles in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top)
  return next < 0 ? tiles.length : next
}

/** Returns the tile to focus for a key; undefined if there is none. */
export function tileAfter(tiles: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (at < 0) return undefined
  const onward = tiles[at]?.matches(':dir(rtl)') ? -1 : 1
  const to = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    ArrowDown: at + columnsOf(tiles),
    ArrowUp: at - columnsOf(tiles),
    Home: 0,
    End: tiles.length - 1,
  }[key]
  return to === undefined ? undefined : tiles[to]
}
