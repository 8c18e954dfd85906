import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'

const { visit } = useBrowser()

// Other systems than Linux have no fontconfig (packages/tooling/src/browser/test-fonts.ts).
test.runIf(process.platform === 'linux')('the browser has the fonts of the repository, and none of the machine', async () => {
  const { page } = await visit()
  const widths = await page.evaluate((families) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return families.map((family) => {
      context.font = `100px ${family}`
      return context.measureText('Handglow Ž Ж Ω').width
    })
  }, families)
  const [sans, serif, mono, wide, ...machine] = widths
  expect(new Set([sans, serif, mono, wide]).size).toBe(4)
  expect(machine).toEqual(machine.map(() => sans))
})

const installed = [
  'Arial',
  '"DejaVu Sans"',
  '"Liberation Sans"',
  '"Noto Sans"',
  '"Noto Sans CJK JP"',
  'Roboto',
  'Ubuntu',
  'Cantarell',
]
const families = ['sans-serif', 'serif', 'monospace', '"Test Wide"', 'system-ui', ...installed]
