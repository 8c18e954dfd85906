'use client'

import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import { banner } from '../../blocks/banner'
import { counter } from '../../blocks/counter'

export function Editor() {
  return <Builder blocks={{ ...blocks, banner, counter }} adapter={localStorageAdapter()} />
}
