import { updateProps, updateSettings } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { AdapterError } from '../adapter.ts'
import type { Builder } from '../store/builder-store.ts'
import { type DraftServer, draftServer } from '../testing/draft-server.ts'
import { showSaving } from '../testing/show-saving.tsx'
import { indexedDbCopyStore } from './local-copies/local-copy-store.ts'

type Shown = Awaited<ReturnType<typeof showSaving>>

const CONTENT = [
  { id: 'a', type: 'textBlock', props: { text: '<p>First</p>' } },
  { id: 'b', type: 'textBlock', props: { text: '<p>Second</p>' } },
]
const BAR = [{ id: 'bar', type: 'topbar' }]

let server: DraftServer
let shown: Shown[]
const open = async () => {
  const one = await showSaving(server)
  shown.push(one)
  return one
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  for (const { key } of await indexedDbCopyStore().of('s1', 'p1')) await indexedDbCopyStore().drop(key)
  server = draftServer(CONTENT, BAR)
  shown = []
})
afterEach(() => {
  for (const one of shown) one.close()
})

const write = (builder: Builder, id: string, text: string) =>
  builder.apply(updateProps(builder.store.getState().document, builder.blocks, { id, props: { text: `<p>${text}</p>` } }))
const kept = (id: string) =>
  (server.page.content as { id: string; props?: { text?: string } }[]).find((block) => block.id === id)?.props?.text
/** The text of the status, without the link to the published page. */
const status = (one: Shown) => one.place.querySelector('.bfv-status')?.textContent?.replace(/View in your store.*$/, '')
const findings = async () => {
  await atRest()
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}
const textOf = (one: Locator) => one.element().textContent
/** Timeout for pending work on a busy machine. */
const patience = { timeout: 60_000 }
const dialog = (name: RegExp) => page.getByRole('dialog', { name })

describe('an edited page', () => {
  it('is saved soon after the last change, without unchanged parts', async () => {
    const one = await open()
    expect(status(one)).toBe('Saved')
    write(one.builder, 'a', 'Typed')
    await expect.poll(() => status(one)).toBe('Saving…')
    await expect.poll(() => kept('a')).toBe('<p>Typed</p>')
    await expect.poll(() => status(one)).toBe('Saved')
    expect(server.saves).toHaveLength(1)
    expect(server.saves[0]).not.toHaveProperty('globalContent')
  })

  it('does not overwrite global blocks that were changed on another page', async () => {
    const one = await open()
    server.elsewhere({ globalContent: [{ id: 'bar', type: 'topbar', props: { sticky: true } }] })
    write(one.builder, 'a', 'Mine')
    await one.saver?.saveAll()
    const { document: before } = one.builder.store.getState()
    one.builder.apply(updateProps(before, one.builder.blocks, { id: 'bar', props: { animationDuration: 20 } }))
    await one.saver?.saveAll()
    await one.saver?.saveAll()
    expect(JSON.stringify(server.page.globalContent)).toMatch(
      /"sticky":true.*"animationDuration":20|"animationDuration":20.*"sticky":true/,
    )
    expect(status(one)).toBe('Combined with changes from another tab or person')
  })

  it('shows when it is offline, and saves automatically when online', async () => {
    const one = await open()
    server.failing = new AdapterError('offline', 'No connection.')
    window.dispatchEvent(new Event('offline'))
    write(one.builder, 'a', 'Under way')
    await expect.poll(() => status(one), patience).toMatch(/^Offline, kept on this device/)
    expect(await findings()).toEqual([])
    server.failing = undefined
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => status(one), patience).toBe('Saved')
    expect(kept('a')).toBe('<p>Under way</p>')
  })

  it.each([
    ['Server not reached', new AdapterError('offline', 'No answer.')],
    ['Server error', new AdapterError('broken', 'Something broke.')],
    ['Server busy', new AdapterError('busy', 'Come back later.', {}, 600_000)],
    ['Too large', new AdapterError('too-large', 'Too large.')],
  ])('shows “%s”, keeps the work, and saves on retry', async (words, failure) => {
    const one = await open()
    // The server asks for a delay, so no automatic retry interferes.
    server.failing = new AdapterError(failure.reason, failure.message, {}, 600_000)
    write(one.builder, 'a', 'Under way')
    await expect.poll(() => status(one), patience).toMatch(new RegExp(`^${words}, kept on this device`))
    if (failure.reason === 'too-large')
      expect(status(one)).toContain('kept on this device Too large. Your changes are kept on this device.')
    await expect.poll(async () => JSON.stringify(await indexedDbCopyStore().of('s1', 'p1')), patience).toContain('Under way')
    one.saver?.open('publish')
    await dialog(/Publish Home/)
      .getByRole('button', { name: 'Publish page' })
      .click()
    const alert = dialog(/Publish Home/).getByRole('alert')
    await expect.poll(() => textOf(alert), patience).toMatch(/kept on this device/)
    if (failure.reason !== 'offline') expect(textOf(alert)).not.toMatch(/connection|offline|reached/)
    one.saver?.open(undefined)
    server.failing = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => status(one), patience).toBe('Saved')
    expect(kept('a')).toBe('<p>Under way</p>')
    await expect.poll(async () => (await indexedDbCopyStore().of('s1', 'p1')).length, patience).toBe(0)
  })

  it('keeps the work when the session has ended', async () => {
    const one = await open()
    server.failing = new AdapterError('signed-out', 'Please sign in to continue.')
    write(one.builder, 'a', 'Signed out')
    await one.saver?.saveAll()
    await expect.poll(() => status(one)).toMatch(/^Signed out, kept on this device/)
    server.failing = undefined
    await one.saver?.saveAll()
    expect(kept('a')).toBe('<p>Signed out</p>')
  })

  it('asks before leaving with work that can’t be saved', async () => {
    const one = await open()
    expect(await one.saver?.confirmLeave()).toBe(true)
    server.failing = new AdapterError('offline', 'No connection.')
    write(one.builder, 'a', 'Left behind')
    const leaving = one.saver?.confirmLeave()
    await expect.element(dialog(/Leave with unsaved changes/)).toBeVisible()
    expect(await findings()).toEqual([])
    await dialog(/Leave with unsaved changes/)
      .getByText('Stay', { exact: true })
      .click()
    expect(await leaving).toBe(false)
  })
})

describe('a local copy', () => {
  it('is offered after the page closed unsaved, with the differences, and deleted once it is saved', async () => {
    const first = await open()
    server.failing = new AdapterError('offline', 'No connection.')
    write(first.builder, 'a', 'Not saved')
    first.close()
    await expect.poll(async () => (await indexedDbCopyStore().of('s1', 'p1')).length).toBe(1)
    server.failing = undefined
    const second = await open()
    const offer = dialog(/Unsaved changes were found/)
    await expect.poll(() => offer.getByText('Changed')).toBeVisible()
    expect(await findings()).toEqual([])
    await offer.getByRole('button', { name: 'Restore changes' }).click()
    await expect.poll(() => kept('a')).toBe('<p>Not saved</p>')
    await expect.poll(async () => (await indexedDbCopyStore().of('s1', 'p1')).length).toBe(0)
    second.builder.undo()
    expect(JSON.stringify(second.builder.store.getState().document.content)).toContain('<p>First</p>')
  })

  it('is written after a change that cannot be saved', async () => {
    const one = await open()
    server.failing = new AdapterError('offline', 'No connection.')
    write(one.builder, 'a', 'Quick')
    const copy = async () => (await indexedDbCopyStore().of('s1', 'p1'))[0]
    await expect.poll(async () => JSON.stringify((await copy())?.document)).toContain('Quick')
  })

  it('is merged with later saves of other blocks', async () => {
    const first = await open()
    server.failing = new AdapterError('offline', 'No connection.')
    write(first.builder, 'a', 'Mine')
    first.close()
    server.failing = undefined
    server.elsewhere({ content: [CONTENT[0], { ...CONTENT[1], props: { text: '<p>Theirs</p>' } }] })
    await expect.poll(async () => (await indexedDbCopyStore().of('s1', 'p1')).length).toBe(1)
    await open()
    await dialog(/Unsaved changes/)
      .getByRole('button', { name: 'Restore changes' })
      .click()
    await expect.poll(() => [kept('a'), kept('b')]).toEqual(['<p>Mine</p>', '<p>Theirs</p>'])
  })

  it('of a page that is open in another tab is not offered', async () => {
    const first = await open()
    server.failing = new AdapterError('offline', 'No connection.')
    write(first.builder, 'a', 'Still typing')
    await expect.poll(async () => (await indexedDbCopyStore().of('s1', 'p1')).length).toBe(1)
    server.failing = undefined
    const second = await open()
    await expect.poll(() => status(second)).toBe('Saved')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })
})

describe('two people on one page', () => {
  const both = async (mine: string, theirs: string) => {
    const [one, two] = [await open(), await open()]
    write(one.builder, theirs, 'Theirs')
    await one.saver?.saveAll()
    write(two.builder, mine, 'Mine')
    await two.saver?.saveAll()
    await expect.element(dialog(/changed elsewhere/)).toBeVisible()
    return two
  }

  it('get both changes without a question for different blocks; undo reverts only their own', async () => {
    const [one, two] = [await open(), await open()]
    write(one.builder, 'b', 'Theirs')
    await one.saver?.saveAll()
    write(two.builder, 'a', 'Mine')
    await expect.poll(() => status(two), patience).toBe('Combined with changes from another tab or person')
    expect([kept('a'), kept('b')]).toEqual(['<p>Mine</p>', '<p>Theirs</p>'])
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(two.place.querySelector('.bfb-page')?.textContent).toContain('Theirs')
    two.builder.undo()
    await two.saver?.saveAll()
    expect([kept('a'), kept('b')]).toEqual(['<p>First</p>', '<p>Theirs</p>'])
  })

  it('choose a version of each block that both changed, and keep all other changes and the version not chosen', async () => {
    const [one, two] = [await open(), await open()]
    write(one.builder, 'a', 'Their first')
    write(one.builder, 'b', 'Their second')
    one.builder.apply(updateSettings(one.builder.store.getState().document, { metaTitle: 'Their title', noindex: true }))
    await one.saver?.saveAll()
    write(two.builder, 'a', 'My first')
    write(two.builder, 'b', 'My second')
    two.builder.apply(updateSettings(two.builder.store.getState().document, { metaTitle: 'My title' }))
    two.builder.apply(updateProps(two.builder.store.getState().document, blocks, { id: 'bar', props: { animationDuration: 20 } }))
    await two.saver?.saveAll()
    const window = dialog(/changed elsewhere/)
    const rows = () => window.getByRole('list', { name: 'Changed on both sides' }).getByRole('listitem').elements()
    await expect
      .poll(() => rows().map((row) => row.querySelector('.bfv-conflict__name')?.textContent))
      .toEqual(['Page settings: Page title', 'Text “My first”', 'Text “My second”'])
    expect(rows()[1]?.textContent).toContain('Text: Their first')
    expect(await findings()).toEqual([])
    await window
      .getByRole('radiogroup', { name: /My second/ })
      .getByRole('radio', { name: /Their version/ })
      .click()
    await window.getByRole('button', { name: 'Save choices' }).click()
    await expect.poll(() => status(two), patience).toMatch(/^Your choices are applied/)
    expect([kept('a'), kept('b')]).toEqual(['<p>My first</p>', '<p>Their second</p>'])
    expect(server.page.draftSettings).toMatchObject({ metaTitle: 'My title', noindex: true })
    expect(JSON.stringify(server.page.globalContent)).toContain('"animationDuration":20')
    const aside = async () => (await indexedDbCopyStore().of('s1', 'p1')).filter(({ reason }) => reason === 'set-aside')
    await expect.poll(async () => (await aside()).length, patience).toBe(2)
    expect(JSON.stringify(await aside())).toMatch(/Their first/)
    expect(JSON.stringify(await aside())).toMatch(/My second/)
    two.builder.undo()
    await two.saver?.saveAll()
    expect([kept('a'), kept('b')]).toEqual(['<p>My first</p>', '<p>My second</p>'])
  })

  it('can decide later and continue', async () => {
    const two = await both('a', 'a')
    await dialog(/changed elsewhere/)
      .getByRole('button', { name: 'Decide later' })
      .first()
      .click()
    await expect.poll(() => status(two)).toMatch(/^Changed elsewhere/)
    write(two.builder, 'b', 'Meanwhile')
    expect(kept('b')).toBe('<p>Second</p>')
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await dialog(/changed elsewhere/)
      .getByRole('button', { name: 'Save choices' })
      .click()
    await two.saver?.saveAll()
    expect([kept('a'), kept('b')]).toEqual(['<p>Mine</p>', '<p>Meanwhile</p>'])
  })
})

describe('publishing', () => {
  it('shows the changes, publishes them, and shows after a failure what is kept', async () => {
    const one = await open()
    write(one.builder, 'a', 'For shoppers')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const window = dialog(/Publish Home/)
    await expect.poll(() => textOf(window.getByRole('list', { name: 'Changes for visitors' }))).toMatch(/AddedText.*On all pages/)
    expect(await findings()).toEqual([])
    server.failing = new AdapterError('broken', 'The server is busy.')
    await window.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => window.getByRole('alert').element().textContent).toMatch(/Nothing was published/)
    expect(await findings()).toEqual([])
    server.failing = undefined
    await userEvent.fill(window.getByRole('textbox', { name: /Name of this version/ }), 'Opening')
    await window.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => status(one)).toBe('Home is published')
    expect(JSON.stringify(server.published.content)).toContain('For shoppers')
    const live = page.getByRole('link', { name: /View in your store/ })
    await expect.element(live).toHaveAttribute('href', expect.stringMatching(/^https:\/\/shop\.example\.com\/page\//))
    write(one.builder, 'a', 'Changed again')
    await expect.poll(() => live.query()).toBeNull()
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await expect.element(page.getByRole('menuitem', { name: /View in your store/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('keeps versions to preview, compare and restore', async () => {
    const one = await open()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => status(one)).toBe('Home is published')
    write(one.builder, 'a', 'Later')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: /Versions/ }).click()
    const window = dialog(/Versions/)
    await window.getByRole('button', { name: /Version 1/ }).click()
    await expect.poll(() => document.querySelector('.bfv-preview')?.textContent).toContain('First')
    await expect.poll(() => window.getByRole('list', { name: 'What restoring changes' }).element().textContent).toMatch(/Changed/)
    expect(await findings()).toEqual([])
    await window.getByRole('button', { name: 'Restore this version' }).click()
    await expect.poll(() => kept('a')).toBe('<p>First</p>')
    expect(status(one)).toMatch(/restored/)
    one.builder.undo()
    await one.saver?.saveAll()
    expect(kept('a')).toBe('<p>Later</p>')
  })

  it('warns about links without a URL, and publishes them', async () => {
    const button = { text: 'Shop now', variant: 'primary', type: 'internal', url: '', target: '_self' }
    server = draftServer([...CONTENT, { id: 'buttons', type: 'buttonGroup', props: { buttons: [button] } }], BAR)
    const one = await open()
    one.saver?.open('publish')
    const window = dialog(/Publish Home/)
    await expect.element(window.getByText('1 link has no URL')).toBeVisible()
    await expect.element(window.getByText('Buttons › Buttons › Button 1')).toBeVisible()
    await window.getByRole('button', { name: 'Edit the first one' }).click()
    expect(one.builder.store.getState().selection).toEqual(['buttons'])
    one.saver?.open('publish')
    await window.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => status(one)).toBe('Home is published')
  })

  it('marks versions that were not published', async () => {
    const common = { label: '', authorName: 'Assistant', createdAt: new Date().toISOString() }
    const version = (number: number, isPublished: boolean) => ({ ...common, versionId: `v${number}`, number, isPublished })
    const list = async () => ({ content: [version(2, false), version(1, true)], totalPages: 1, totalElements: 2 })
    server.adapter.versions = { load: () => new Promise(() => {}), restore: () => new Promise(() => {}), list }
    const one = await open()
    one.saver?.open('versions')
    const rows = dialog(/Versions/)
      .getByRole('navigation')
      .getByRole('button')
    await expect
      .poll(() => rows.elements().map((row) => row.textContent))
      .toEqual([
        expect.stringMatching(/^Version 2.*by AssistantNot published$/),
        expect.stringMatching(/^Version 1.*by Assistant$/),
      ])
  })

  it("shows other people's changes of global blocks, which it publishes too", async () => {
    const one = await open()
    const publishing = async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      return dialog(/Publish Home/).getByRole('list', { name: 'Changes for visitors' })
    }
    await publishing()
    await page.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => status(one)).toBe('Home is published')
    server.elsewhere({ globalContent: [{ ...BAR[0], props: { sticky: true } }] })
    const changes = await publishing()
    await expect.poll(() => textOf(changes)).toMatch(/Changed.*On all pages/)
    await expect.element(dialog(/Publish Home/).getByText(/saved in another tab or by someone else/)).toBeVisible()
    await page.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => JSON.stringify(server.published.globalContent)).toContain('"sticky":true')
  })

  describe('global blocks that another person saved', () => {
    const messages = (text: string) => [{ ...BAR[0], props: { messages: [{ id: 'm', text }] } }]
    const publish = async (one: Shown) => {
      one.saver?.open('publish')
      await page.getByRole('button', { name: 'Publish page' }).click()
      await expect.poll(() => status(one)).toBe('Home is published')
    }
    const bar = (one: Shown) => one.place.querySelector('.bfb-page .bf-topbar')?.textContent

    it('are shown immediately; undo reverts only local changes', async () => {
      const one = await open()
      write(one.builder, 'a', 'Mine')
      server.elsewhere({ globalContent: messages('From a colleague') })
      await publish(one)
      await expect.poll(() => bar(one)).toContain('From a colleague')
      one.builder.undo()
      await one.saver?.saveAll()
      expect(kept('a')).toBe('<p>First</p>')
      expect(bar(one)).toContain('From a colleague')
      expect(server.saves.filter((save) => save.globalContent)).toEqual([])
    })

    it('are the base of the next change, without a conflict', async () => {
      const one = await open()
      const set = (animationDuration: number) => {
        const { document: before } = one.builder.store.getState()
        one.builder.apply(updateProps(before, one.builder.blocks, { id: 'bar', props: { animationDuration } }))
        return one.saver?.saveAll()
      }
      await set(20)
      server.elsewhere({ globalContent: messages('From a colleague') })
      await publish(one)
      await expect.poll(() => bar(one)).toContain('From a colleague')
      await set(30)
      expect(JSON.stringify(server.page.globalContent)).toMatch(/From a colleague.*"animationDuration":30/)
      for (const _ of [1, 2, 3]) one.builder.undo()
      expect(JSON.stringify(one.builder.store.getState().document.globalContent)).not.toMatch(
        /colleague|"animationDuration":[23]0/,
      )
    })
  })

  it('are restored with a version only on request', async () => {
    const one = await open()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish page' }).click()
    await expect.poll(() => status(one)).toBe('Home is published')
    write(one.builder, 'a', 'Later')
    const { document: before } = one.builder.store.getState()
    one.builder.apply(updateProps(before, one.builder.blocks, { id: 'bar', props: { animationDuration: 20 } }))
    await one.saver?.saveAll()
    const duration = () => (server.page.globalContent as [{ props?: { animationDuration?: number } }])[0].props?.animationDuration
    expect(duration()).toBe(20)
    const restore = async (whole: boolean) => {
      one.saver?.open('versions')
      const window = dialog(/Versions/)
      await window.getByRole('button', { name: /Version 1/ }).click()
      const changes = window.getByRole('list', { name: 'What restoring changes' })
      if (whole) await window.getByRole('checkbox', { name: 'Restore blocks on all pages too' }).click()
      await expect.poll(() => textOf(changes).includes('On all pages')).toBe(whole)
      expect(await findings()).toEqual([])
      await window.getByRole('button', { name: 'Restore this version' }).click()
      await expect.poll(() => status(one)).toMatch(/restored/)
      await one.saver?.saveAll()
    }
    await restore(false)
    expect([kept('a'), duration()]).toEqual(['<p>First</p>', 20])
    await restore(true)
    expect(duration()).not.toBe(20)
    one.builder.undo()
    await one.saver?.saveAll()
    expect(duration()).toBe(20)
  })

  it('can be scheduled in the store’s time zone', async () => {
    const one = await open()
    one.saver?.open('schedule')
    const window = dialog(/Schedule publishing/)
    const field = window.getByLabelText('Time')
    await userEvent.fill(field, '2020-01-01T09:00')
    await window.getByRole('button', { name: 'Schedule' }).click()
    await expect.element(window.getByText('Choose a time in the future.')).toBeVisible()
    await userEvent.fill(field, '2040-01-01T09:00')
    expect(await findings()).toEqual([])
    await window.getByRole('button', { name: 'Schedule' }).click()
    await expect.poll(() => server.page.scheduledAt).toBe('2040-01-01T00:00:00.000Z')
    one.saver?.open('schedule')
    await userEvent.fill(window.getByLabelText('Time'), '2041-01-01T09:00')
    await window.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(window).not.toBeInTheDocument()
    expect(server.page.scheduledAt).toBe('2040-01-01T00:00:00.000Z')
  })

  it('can be reverted', async () => {
    const one = await open()
    one.session.page.setState({ status: 'published' })
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: /Unpublish/ }).click()
    await expect.element(dialog(/Unpublish Home/)).toBeVisible()
    expect(await findings()).toEqual([])
    await dialog(/Unpublish Home/)
      .getByRole('button', { name: 'Unpublish page' })
      .click()
    await expect.poll(() => status(one)).toBe('Home is unpublished')
  })

  it('shares the saved draft with links, which can be revoked', async () => {
    const one = await open()
    write(one.builder, 'a', 'For a friend')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Share preview…' }).click()
    const window = dialog(/Share a preview/)
    await expect.element(window.getByText('No links yet', { exact: false })).toBeVisible()
    await window.getByRole('button', { name: 'Create link' }).click()
    await expect.element(window.getByRole('textbox', { name: 'Link 1' })).toHaveValue('https://shop.example/preview/preview1')
    expect(kept('a')).toBe('<p>For a friend</p>')
    expect(await findings()).toEqual([])
    server.failing = new AdapterError('broken', 'The server is busy.')
    await window.getByRole('button', { name: 'Revoke link' }).click()
    await expect.poll(() => textOf(window.getByRole('alert'))).toContain('The link still works')
    server.failing = undefined
    await window.getByRole('button', { name: 'Revoke link' }).click()
    await expect.element(window.getByText('No links yet', { exact: false })).toBeVisible()
    expect(await one.saver?.session.adapter.previews?.list('p1')).toEqual([])
  })
})
