import { createClient } from '@blockfront/contract/client'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser, type Visit } from '../browser/browser.ts'
import { deepFindings } from '../checks/axe.ts'
import { newStore, originOf, type StartedStore } from '../server/started-server.ts'
import { newPage, openBuilder, patience, publish, saved, select, signIn } from './page-builder.ts'

const { visit } = useBrowser()
let store: StartedStore
beforeAll(async () => {
  store = await newStore()
})

const CONTENT = [
  { id: 'one', type: 'testimonials', props: { headerTitle: 'First' } },
  { id: 'two', type: 'testimonials', props: { headerTitle: 'Second' }, editor: { label: 'Below' } },
]

/** An owner's browser with a page of two blocks open. */
async function start(name: string, expected: RegExp[] = []): Promise<Visit & { pageId: string }> {
  const pageId = await newPage(store, name, CONTENT)
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, expected })
  await signIn(visitor, store)
  await openBuilder(visitor.page, pageId)
  return { ...visitor, pageId }
}

/** Types into the title of a block in its panel. */
async function type(page: Page, block: string, text: string) {
  await select(page, block)
  const field = page.getByRole('textbox', { name: /^Title/ }).first()
  await field.fill('')
  await field.pressSequentially(text)
}

const titles = async (pageId: string) => {
  const { content } = await store.owner.call('page.getById', { query: { pageId } })
  return content.map((block) => (block as { props: { headerTitle: string } }).props.headerTitle)
}

/** The local copies of the page in this browser. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('blockfront-builder')
        open.onerror = () => resolve('')
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains('copies')) return resolve('')
          const all = open.result.transaction('copies').objectStore('copies').getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

type Tab = Pick<Visit, 'page' | 'context'>

/** Ends a tab like a crash: no handler of the page runs. */
async function kill({ page, context }: Tab) {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => {})
  await crashed
}

/** Types some letters, then kills the tab. Returns the text, and how much of it was kept in the browser or saved. */
async function typeUntilKilled(tab: Tab & { pageId: string }, letters: number): Promise<{ text: string; safe: string }> {
  await select(tab.page, 'Below')
  const field = tab.page.getByRole('textbox', { name: /^Title/ }).first()
  await field.fill('')
  await saved(tab.page)
  const typed = ['']
  for (let n = 0; n < letters; n++) {
    const letter = String.fromCharCode(97 + (n % 26))
    await field.press(letter, { delay: 30 })
    typed.push(`${typed.at(-1)}${letter}`)
  }
  const known = [await kept(tab.page), ...(await titles(tab.pageId))]
  await kill(tab)
  const safe = typed.findLast((text) => known.some((one) => one.includes(text))) ?? ''
  return { text: typed.at(-1) ?? '', safe }
}

describe('two tabs with one page', () => {
  test.runIf(isDeep)('lose nothing: changes of different blocks are merged without a question', async () => {
    const { page, context, pageId } = await start('Two tabs', [/status of 409/])
    const other = await context.newPage()
    await openBuilder(other, pageId)
    await type(page, 'Testimonials', 'From the first tab')
    await saved(page)
    await type(other, 'Below', 'From the second tab')
    await other.getByText('Combined with changes from another tab or person').first().waitFor({ state: 'attached' })
    await expect.poll(() => titles(pageId), patience).toEqual(['From the first tab', 'From the second tab'])
    await other.locator('.bf-page').getByText('From the first tab').waitFor()
    await other.getByRole('button', { name: 'Also open for You, in another window' }).waitFor()
  })

  test.runIf(isDeep)(
    'choose a version of a block that both changed; other changes are merged, and the other version is kept locally',
    async () => {
      const { page, context, pageId } = await start('One block', [/status of 409/])
      const other = await context.newPage()
      await openBuilder(other, pageId)
      await type(page, 'Testimonials', 'Only theirs')
      await type(page, 'Below', 'Theirs')
      await saved(page)
      await type(other, 'Below', 'Ours')
      const window = other.getByRole('dialog', { name: 'This page was changed elsewhere' })
      await window.getByRole('radiogroup', { name: /^Below/ }).waitFor()
      expect(await window.getByRole('radiogroup').count()).toBe(1)
      expect(await deepFindings(other)).toEqual([])
      await window.getByRole('button', { name: 'Save choices' }).click()
      await expect.poll(() => titles(pageId), patience).toEqual(['Only theirs', 'Ours'])
      await other.getByRole('button', { name: 'More ways to publish' }).click()
      await other.getByRole('menuitem', { name: /Versions/ }).click()
      await other.getByRole('button', { name: /Not chosen/ }).click()
      await other.getByRole('button', { name: 'Restore this version' }).click()
      await expect.poll(() => titles(pageId), patience).toEqual(['Only theirs', 'Theirs'])
    },
  )
})

describe('a program that changes an open page', () => {
  test.runIf(isDeep)('is merged like another person, and its change is marked in the versions and can be undone', async () => {
    const { page, pageId } = await start('Assistant', [/status of 409/])
    const { owner, storeId } = store
    await owner.call('user.confirm', { body: { password: owner.password } })
    const { token } = await owner.call('apiToken.add', {
      body: { storeId, name: 'Assistant', scopes: ['content.manage'], expiresInDays: 1 },
    })
    const program = createClient({ baseUrl: `${originOf()}/api`, token })
    const { version: baseVersion } = await program.call('page.getById', { query: { pageId } })
    await program.call('page.applyOperations', {
      body: {
        storeId,
        pageId,
        baseVersion,
        label: 'Shorter title',
        operations: [{ op: 'update', blockId: 'one', props: { headerTitle: 'Short' } }],
      },
    })
    await type(page, 'Below', 'Mine')
    await page.getByText('Combined with changes from another tab or person').first().waitFor({ state: 'attached' })
    await expect.poll(() => titles(pageId), patience).toEqual(['Short', 'Mine'])

    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: /Versions/ }).click()
    await page.getByRole('button', { name: /^Shorter title.*by Assistant.*Not published$/ }).click()
    await page.locator('.bfv-preview').getByText('Short').waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Before changes by Assistant/ }).click()
    await page.locator('.bfv-preview').getByText('First', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect.poll(() => titles(pageId), patience).toEqual(['First', 'Second'])
  })
})

describe('page settings', () => {
  test.runIf(isDeep)('are saved with the page while a block is selected, and change its URL when it is published', async () => {
    const { page, pageId } = await start('Settings')
    await page.getByRole('textbox', { name: 'Page title', exact: true }).fill('A better title')
    await page.getByRole('textbox', { name: 'URL handle', exact: true }).fill('moved')
    await select(page, 'Below')
    await saved(page)
    const draft = () => store.owner.call('page.getById', { query: { pageId } })
    expect((await draft()).draftSettings).toMatchObject({ metaTitle: 'A better title', slug: 'moved' })
    await publish(page)
    expect(await draft()).toMatchObject({ metaTitle: 'A better title', slug: 'moved' })
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'URL handle', exact: true }).fill('moved-again')
    await saved(page)
    await publish(page)
    const { page: shopper } = await visit()
    await shopper.goto(`${store.origin}/page/moved`)
    expect(new URL(shopper.url()).pathname).toBe('/page/moved-again')
    expect(await shopper.title()).toContain('A better title')
  })
})

describe('unsaved work', () => {
  test('survives a killed tab: it is offered again, with the differences', async () => {
    const { page, context, pageId } = await start('Killed', [/ERR_FAILED/])
    let lost = true
    await context.route('**/api/page/save-draft', (route) => (lost ? route.abort() : route.continue()))
    await type(page, 'Below', 'Typed before the end')
    await expect.poll(() => kept(page), patience).toContain('Typed before the end')
    await kill({ page, context })
    lost = false
    const again = await context.newPage()
    await again.goto(`${originOf()}/builder?page=${pageId}`)
    const offer = again.getByRole('dialog', { name: 'Unsaved changes were found' })
    await offer.getByText('Below').waitFor()
    expect(await deepFindings(again)).toEqual([])
    await offer.getByRole('button', { name: 'Restore changes' }).click()
    await expect.poll(() => titles(pageId), patience).toEqual(['First', 'Typed before the end'])
    await expect.poll(() => kept(again), patience).toBe('[]')
  })

  test.runIf(isDeep)('is restored up to the last local copy when the tab is killed while typing', async () => {
    const visitor = await start('Killed while typing')
    let { page } = visitor
    const { context, pageId } = visitor
    for (const letters of [5, 30, 60]) {
      const { text, safe } = await typeUntilKilled({ page, context, pageId }, letters)
      page = await context.newPage()
      await page.goto(`${originOf()}/builder?page=${pageId}`)
      await page.locator('.bf-page').first().waitFor()
      const restore = page.getByRole('button', { name: 'Restore changes' })
      // The offer may appear later than it is expected.
      await page.addLocatorHandler(restore, () => restore.click())
      const there = async () => {
        // The page must hydrate without an interaction.
        await page.locator('body').click({ trial: true })
        return (await titles(pageId))[1] ?? ''
      }
      await expect.poll(there, { ...patience, message: `Killed after ${letters} letters` }).toMatch(new RegExp(`^${safe}`))
      expect(text).toContain(await there())
    }
  })

  test('is reported while offline, warns before the tab closes, and is saved when online', async () => {
    const { page, context, pageId } = await start('Offline', [/ERR_INTERNET_DISCONNECTED/])
    await context.setOffline(true)
    await type(page, 'Below', 'Without a net')
    await page.getByText('Offline, kept on this device').waitFor()
    const warned = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const warning = await warned
    expect(warning.type()).toBe('beforeunload')
    await warning.dismiss()
    await context.setOffline(false)
    await saved(page)
    expect(await titles(pageId)).toEqual(['First', 'Without a net'])
  })

  test.runIf(isDeep)('waits for signing in again when the session has ended', async () => {
    const visitor = await start('Signed out', [/status of 401/])
    const { page, context, pageId } = visitor
    await context.clearCookies()
    await type(page, 'Below', 'Still here')
    await page.getByText('Signed out, kept on this device').waitFor()
    expect(await deepFindings(page)).toEqual([])
    await signIn(visitor, store)
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Save now' }).click()
    await saved(page)
    expect(await titles(pageId)).toEqual(['First', 'Still here'])
  })
})

describe('publishing', () => {
  test.runIf(isDeep)('lists changes, keeps versions, and restores one', async () => {
    const { page, pageId } = await start('Versions')
    await publish(page)
    await type(page, 'Below', 'Later')
    await saved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('list', { name: 'Changes for visitors' }).getByText('Below').waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: /Versions/ }).click()
    await page.getByRole('button', { name: /Version 1/ }).click()
    await page.locator('.bfv-preview').getByText('Second').waitFor()
    expect(await deepFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect.poll(() => titles(pageId), patience).toEqual(['First', 'Second'])
  })

  test.runIf(isDeep)('shares the draft with a link, which shows it to a visitor and says so', async () => {
    const { page } = await start('Shared')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Share preview…' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    const { page: visitor } = await visit()
    await visitor.goto(await page.getByRole('textbox', { name: 'Link 1' }).inputValue())
    await visitor.getByText('Second').waitFor()
    const note = visitor.locator('#preview-note')
    expect(await note.textContent()).toContain('not published')
    expect(await deepFindings(visitor)).toEqual([])
    await visitor.locator('a[href="/shop"]:visible').first().click()
    await note.waitFor({ state: 'hidden' })
    expect(new URL(visitor.url()).pathname).toBe('/shop')
    await visitor.goBack()
    await note.waitFor()
    await visitor.getByText('Second').waitFor()
  })
})
