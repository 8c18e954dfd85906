import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, scriptJson } from './escape.ts'

test('text comes out of HTML as it went in, and makes no element', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const place = document.createElement('div')
      place.innerHTML = `<p title="${escapeHtml(text)}">`
      expect(place.children).toHaveLength(1)
      expect(place.firstElementChild?.getAttribute('title')).toBe(text.replace(/\0/g, '\ufffd').replace(/\r\n?/g, '\n'))
    }),
  )
})

test('a value comes out of a script as it went in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = scriptJson(value)
      expect(text).not.toMatch(/[<>]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  expect(scriptJson('</script><!--')).not.toContain('<')
})
