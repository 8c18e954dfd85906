import { languages } from '@blockfront/messages'
import { expect, it } from 'vitest'
import { closedMessages } from './index.ts'

/** Words that are the same in English. */
const SAME = new Set(['Email', 'E-mail'])

it('every language has every text, translated', () => {
  const { messages: english } = closedMessages('en')
  for (const language of languages) {
    const { messages, language: chosen } = closedMessages(`${language}-XX`)
    expect(chosen).toBe(language)
    expect(Object.keys(messages)).toEqual(Object.keys(english))
    if (language === 'en') continue
    const texts = Object.entries(messages)
    expect(texts.filter(([key, text]) => text === english[key as keyof typeof english] && !SAME.has(text))).toEqual([])
  }
})
