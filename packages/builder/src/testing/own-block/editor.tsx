import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { controls } from './controls.tsx'
import { review } from './review.tsx'

const blocks = { review }
const adapter = localStorageAdapter()

export const Editor = () => <Builder blocks={blocks} controls={controls} adapter={adapter} />
