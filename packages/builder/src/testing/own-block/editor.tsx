import '@blockfront/builder/builder.css'
import { Builder, localStorageAdapter } from '@blockfront/builder'
import { controls } from './controls.tsx'
import { review } from './review.tsx'

export const Editor = () => <Builder blocks={{ review }} controls={controls} adapter={localStorageAdapter()} />
