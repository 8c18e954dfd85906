import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it('finds the interface language of a locale', () => {
  expect(['de-AT', 'pt-BR', 'AR', 'ja'].map(languageOf)).toEqual(['de', 'pt', 'ar', 'ja'])
  expect(['sv', '', 'x-private'].map(languageOf)).toEqual(['en', 'en', 'en'])
})
