import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './escape.ts'

test('escaped text parses back unchanged and creates no element', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const container = document.createElement('div')
      container.innerHTML = `<p title="${escapeHtml(text)}">`
      expect(container.children).toHaveLength(1)
      expect(container.firstElementChild?.getAttribute('title')).toBe(text.replace(/\0/g, '\ufffd').replace(/\r\n?/g, '\n'))
    }),
  )
})

test('script JSON parses back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value)
      expect(text).not.toMatch(/[<>]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(scriptJson('</script><!--')).not.toContain('<')
})
