/** The URLs of players with the ID of the video, and the beginning of the page's URL. */
const PLAYERS: readonly { player: RegExp; page: string }[] = [
  {
    player: /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{1,64})(?:[?#]|$)/i,
    page: 'https://www.youtube.com/watch?v=',
  },
  { player: /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{1,20})(?:[?#]|$)/i, page: 'https://vimeo.com/' },
]

/**
 * Returns the URL of a video's page on YouTube or Vimeo from the URL of its player, as the `iframe` elements of other programs have it;
 * undefined for other URLs. Formatted text contains no players, so the server and the builder replace them by links.
 */
export function videoPage(src: string): string | undefined {
  for (const { player, page } of PLAYERS) {
    const id = player.exec(src.trim())?.[1]
    if (id) return page + id
  }
  return undefined
}
