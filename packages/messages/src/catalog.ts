/** Forms of one message by CLDR plural category. `count` selects the form; a missing category uses `other`. */
export interface PluralForms {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/** Text with `{placeholders}`, or its plural forms. */
export type Message = string | PluralForms

/** The messages of one area by key. The English one is declared `as const`, so that its placeholders are types. */
export type MessageTable = Readonly<Record<string, Message>>

/**
 * The same messages in another language: every key of the English table, with the same placeholders. A plural form may leave out
 * placeholders, such as the number in "one item".
 */
export type Catalog<English extends MessageTable> = {
  readonly [Key in keyof English]: Translation<English[Key]>
}

type Translation<English> = English extends string ? With<Placeholder<English>> : PluralForms

/** A message for code: text, or a function of the placeholders' values. A number is formatted in the locale. */
export type Messages<English extends MessageTable> = {
  readonly [Key in keyof English]: [Placeholder<English[Key]>] extends [never]
    ? string
    : (values: Values<Placeholder<English[Key]>>) => string
}

/** The names of a message's placeholders. */
type Placeholder<Text> = Text extends string
  ? Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never
  : 'count' | Placeholder<Text[keyof Text]>

type Values<Name extends string> = { readonly [Key in Name]: Key extends 'count' ? number : string | number }

/** A string that contains every placeholder of the union. */
type With<Name extends string> = [Name] extends [never] ? string : string & AllOf<Name>

/** The intersection of the patterns of all placeholders. */
type AllOf<Name extends string> = (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (
  text: infer Text,
) => void
  ? Text
  : never
