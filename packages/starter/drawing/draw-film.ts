/**
 * `node packages/starter/drawing/draw-film.ts`: records a slow pan over one of the starter images in Chromium, and stores the
 * video next to them. The demo store's journal shows it.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { chromiumLaunchOptions } from '../../../scripts/browser/chromium.ts'

const [NAME, SUBJECT] = ['morning-shelf', 'kitchen-shelf']
const size = { width: 960, height: 540, seconds: 8, bits: 420_000 }
const folder = new URL('../images/', import.meta.url)

const files = await readdir(folder)
const subject = files.find((file) => file.startsWith(`${SUBJECT}-1600x900-`))
if (!subject) throw new Error(`${SUBJECT} is not drawn; node packages/starter/drawing/draw.ts draws it.`)
const backdrop = `data:image/webp;base64,${(await readFile(new URL(subject, folder))).toString('base64')}`

const browser = await chromium.launch({
  ...chromiumLaunchOptions(),
  args: [...chromiumLaunchOptions().args, '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
})
try {
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } })
  const film = await page.evaluate(record, { picture: backdrop, ...size })
  const bytes = Buffer.from(film, 'base64')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  for (const file of files.filter((one) => one.startsWith(`${NAME}-`))) await rm(new URL(file, folder))
  await writeFile(new URL(`${NAME}-${size.width}x${size.height}-${hash}.webm`, folder), bytes)
  process.stdout.write(`${NAME} ${Math.round(bytes.length / 1000)} kB\n`)
} finally {
  await browser.close()
}

/** Runs in the page: draws the image larger than the canvas and pans back and forth, so that the video can loop seamlessly. */
async function record({ picture, width, height, seconds, bits }: typeof size & { picture: string }): Promise<string> {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  document.body.append(canvas)
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[]
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: bits })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  const still = await createImageBitmap(image, { resizeWidth: Math.round(width * 1.3), resizeQuality: 'high' })
  recorder.start(500)
  const start = performance.now()
  for (let t = 0; t < 1; t = (performance.now() - start) / (seconds * 1000)) {
    const walk = (1 - Math.cos(t * Math.PI * 2)) / 2
    const wide = width * (1.16 + 0.1 * walk)
    pen.drawImage(still, -(wide - width) * (0.15 + 0.7 * walk), -(wide * 0.5625 - height) * 0.85, wide, wide * 0.5625)
    track?.requestFrame()
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
