/**
 * `node packages/photography/film.ts`: encodes a slow pan over one of the photographs in Chromium, and stores the video
 * next to them. The demo store's journal shows it.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromiumLaunchOptions } from '@blockfront/tooling/browser/chromium'
import { chromium } from 'playwright-core'
import { type Frame, webm } from './webm.ts'

const [NAME, SUBJECT] = ['morning-shelf', 'kitchen-shelf']
const size = { width: 960, height: 540 }
const plan = { ...size, seconds: 8, rate: 25, bits: 190_000 }
const folder = new URL('../starter/images/', import.meta.url)
/** Chromium provides video encoders in secure contexts only. */
const address = 'https://film.example/'

const files = await readdir(folder)
const subject = files.find((file) => file.startsWith(`${SUBJECT}-1600x900-`))
if (!subject) throw new Error(`${SUBJECT} is missing; take it with node packages/photography/photograph.ts ${SUBJECT}.`)
const picture = `data:image/webp;base64,${(await readFile(new URL(subject, folder))).toString('base64')}`

const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  const page = await browser.newPage()
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  const encoded = await page.evaluate(encode, { picture, ...plan })
  const frames = encoded.map(({ data, ...frame }): Frame => ({ ...frame, data: Buffer.from(data, 'base64') }))
  const bytes = webm(frames, { ...size, milliseconds: plan.seconds * 1000 })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  for (const file of files.filter((one) => one.startsWith(`${NAME}-`))) await rm(new URL(file, folder))
  await writeFile(new URL(`${NAME}-${size.width}x${size.height}-${hash}.webm`, folder), bytes)
  process.stdout.write(`${NAME} ${frames.length} frames, ${Math.round(bytes.length / 1000)} kB\n`)
} finally {
  await browser.close()
}

/** Runs in the page: pans over the image and back, so that the video can loop seamlessly. Returns its frames as VP8. */
async function encode({ picture, width, height, seconds, rate, bits }: typeof plan & { picture: string }) {
  const image = new Image()
  image.src = picture
  await image.decode()
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  const frames: { time: number; key: boolean; data: string }[] = []
  const failures: unknown[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      frames.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: btoa(text) })
    },
    error: (failure) => failures.push(failure),
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate: bits, framerate: rate })
  const still = await createImageBitmap(image, { resizeWidth: Math.round(width * 1.3), resizeQuality: 'high' })
  for (let index = 0; index < seconds * rate && failures.length === 0; index++) {
    const walk = (1 - Math.cos((index / (seconds * rate)) * Math.PI * 2)) / 2
    const wide = width * (1.16 + 0.1 * walk)
    pen.drawImage(still, -(wide - width) * (0.15 + 0.7 * walk), -(wide * 0.5625 - height) * 0.85, wide, wide * 0.5625)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate })
    encoder.encode(frame, { keyFrame: index % (rate * 4) === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 8) await encoder.flush()
  }
  await encoder.flush()
  if (failures.length > 0) throw failures[0]
  return frames
}
