/** How many tiles stand in the first row. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top)
  return next < 0 ? tiles.length : next
}

/** The tile of a grid that a key leads to; undefined where it leads nowhere. */
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
