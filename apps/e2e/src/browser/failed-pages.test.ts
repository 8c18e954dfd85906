import { readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { failurePath } from '../../../../scripts/tests/failures.ts'
import { useChromium } from './browser.ts'
import { FailedPages } from './failed-pages.ts'

const browser = useChromium()

test('saves the open pages of a failing test, with what the browser reported', async () => {
  const failed = new FailedPages(browser())
  const context = await browser().newContext()
  const page = await context.newPage()
  await page.goto('data:text/html,<h1>Shown</h1>')
  failed.begin()
  await page.evaluate(() => console.warn('said by the page'))
  const pathOf = (what: string) => failurePath('failed-pages', 'a > test', what)
  await failed.save('failed-pages', 'a > test')
  const text = await readFile(pathOf('browser.log'), 'utf8')
  expect(text).toContain(`data:text/html,<h1>Shown</h1>\n  ${pathOf('page-1.png')}`)
  expect(text).toContain('warning: said by the page')
  expect((await stat(pathOf('page-1.png'))).size).toBeGreaterThan(1000)
  await context.close()
  await rm(dirname(pathOf('')), { recursive: true })
})
