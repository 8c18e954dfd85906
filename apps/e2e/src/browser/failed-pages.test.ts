import { readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { failurePath } from '@blockfront/tooling/tests/failures'
import { expect, test } from 'vitest'
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
  // Tests that ran before in this process may have left pages open.
  const [, picture = ''] = /^data:text\/html,<h1>Shown<\/h1>\n {2}(\S+\.png)$/m.exec(text) ?? []
  expect(dirname(picture)).toBe(dirname(pathOf('')))
  expect(text).toContain('warning: said by the page')
  expect((await stat(picture)).size).toBeGreaterThan(1000)
  await context.close()
  await rm(dirname(pathOf('')), { recursive: true })
})
