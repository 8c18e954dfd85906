/** HTML of owners in a separate frame: no script of it runs, and it cannot read or change the page. */

/** The script of the frame, which reports the height of its content. The only one that runs there. */
export const FRAME_SCRIPT =
  'new ResizeObserver(()=>parent.postMessage({frameHeight:document.body.offsetHeight},"*")).observe(document.body)'

/**
 * The hash of `FRAME_SCRIPT` as a source of a Content-Security-Policy. A page whose policy restricts scripts must include it, because a
 * frame inherits the policy of its page.
 */
export const FRAME_SCRIPT_HASH = "'sha256-wM8gvpm3m5xs3gPuAk50upP+a8b65PEduICUpxm0pXA='"

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; media-src https: http:; font-src https: data:; script-src ${FRAME_SCRIPT_HASH}`

/** How the text of the frame looks: values of CSS properties of the element around it. */
export type FrameLook = Pick<CSSStyleDeclaration, 'color' | 'direction' | 'fontFamily'>

/** Returns the document of the frame. The policy is in front of the owner's HTML, which cannot loosen it. */
export function frameDocument(html: string, { color, direction, fontFamily }: FrameLook): string {
  const style = `body{margin:0;display:flow-root;overflow-wrap:break-word;line-height:1.5;color:${color};direction:${direction};font-family:${fontFamily}}a{color:inherit}img,video,svg{max-width:100%}`
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank"><style>${style.replaceAll('<', '')}</style><body>${html}<script>${FRAME_SCRIPT}</script>`
}

/** The largest height that a frame may ask for, in CSS pixels. */
const MAX_HEIGHT = 10_000

/** Returns the height in a message of the frame, in CSS pixels; undefined for other messages. */
export function heightOf(message: unknown): number | undefined {
  const height = typeof message === 'object' && message !== null && 'frameHeight' in message ? message.frameHeight : undefined
  return typeof height === 'number' && height >= 0 ? Math.min(Math.ceil(height), MAX_HEIGHT) : undefined
}
