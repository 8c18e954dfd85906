import { blocks } from '@blockfront/engine/blocks'
import { ordinary } from '@blockfront/engine/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showBuilder } from '../../testing/show-builder.tsx'
import { BLOCK_ATTRIBUTE } from './block-elements.ts'

describe('marks', () => {
  it.each(Object.values(blocks))('are on the root elements of $type and nowhere else', async (block) => {
    await page.viewport(1440, 900)
    const drawn = { ...ordinary(block)[0]?.block, childComponents: [] }
    const list = block.contentType === 'global' ? 'globalContent' : 'content'
    const shown = showBuilder({ content: [], globalContent: [], [list]: [drawn] })
    const marked = [...shown.place.querySelectorAll(`.bfb-scroller [${BLOCK_ATTRIBUTE}]`)]
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.every(({ parentElement }) => parentElement?.classList.contains('bf-page'))).toBe(true)
  })

  it('let a thousand blocks be edited without rendering others', async () => {
    await page.viewport(1440, 900)
    const content = Array.from({ length: 1000 }, (_, i) => ({ type: 'textBlock', id: `t${i}`, props: { text: `<p>${i}</p>` } }))
    const shown = showBuilder({ content, globalContent: [] })
    const records: MutationRecord[] = []
    const observer = new MutationObserver((list) => records.push(...list))
    const frame = shown.place.querySelector('.bfb-page') as HTMLElement
    observer.observe(frame, { subtree: true, childList: true, characterData: true, attributes: true })
    const { updateProps } = await import('@blockfront/engine')
    const { builder } = shown
    const props = { text: '<p>typed</p>' }
    builder.apply(updateProps(builder.store.getState().document, blocks, { id: 't500', props }), { field: 't500.text' })
    await expect.poll(() => frame.querySelector(`[${BLOCK_ATTRIBUTE}="t500"]`)?.textContent).toBe('typed')
    for (const record of observer.takeRecords()) records.push(record)
    observer.disconnect()
    const touched = new Set(
      records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)
          ?.closest(`[${BLOCK_ATTRIBUTE}]`)
          ?.getAttribute(BLOCK_ATTRIBUTE),
      ),
    )
    expect([...touched]).toEqual(['t500'])
  })
})
