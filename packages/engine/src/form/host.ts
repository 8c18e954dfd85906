import type { Choice } from '../field/meta.ts'
import type { Controls } from './control.ts'
import { type FormWords, words } from './words.ts'

/** A colour of the store's theme that a colour field can point to. */
export interface ThemeColor {
  /** What is stored: `var(--color-accent)`. */
  value: string
  label: string
  /** The colour that it stands for now, as CSS. */
  color: string
}

/** A page of the store that a link can lead to. */
export interface PageChoice {
  label: string
  /** A path of the store: `/shop`. */
  url: string
}

/** What panels and forms ask of the app around them. All of it is optional; a control does without what is missing. */
export interface FormHost {
  /** Lets the owner choose a file; resolves with its address, or undefined when nothing was chosen. */
  pickFile?: (accept: 'image' | 'video') => Promise<string | undefined>
  /** Categories, as `collection` fields store them; `latest` and `old` are always offered. */
  collections?: readonly Choice[]
  pages?: readonly PageChoice[]
  colors?: readonly ThemeColor[]
  /** More control kinds, or others in place of the built-in ones, by name. */
  controls?: Controls
  words?: FormWords
  /** Hears which item of a list was opened, such as the slide that the canvas should show. */
  onItemOpen?: (path: string, index: number) => void
}

/** The host as a control gets it: complete. */
export interface ReadyHost extends FormHost {
  pages: readonly PageChoice[]
  colors: readonly ThemeColor[]
  controls: Controls
  words: FormWords
  /** In a panel each valid value counts at once and others wait in their control; in a form all wait for the submit. */
  live: boolean
}

/** Fills in what a host leaves out. */
export const readyHost = (host: FormHost | undefined, controls: Controls, live: boolean): ReadyHost => ({
  pages: [],
  colors: [],
  words,
  ...host,
  controls: { ...controls, ...host?.controls },
  live,
})
