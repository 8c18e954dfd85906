/** The content of both builders: notes with 3 or 36 elements, and their initial values. */

export interface NoteProps {
  title: string
  text: string
}

/** `light` notes have 3 elements each, `heavy` ones 36. */
export type Weight = 'light' | 'heavy'

export const COUNT = 1000

const ROWS = [0, 1, 2]
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export function LightNote({ title, text }: NoteProps) {
  return (
    <article className="note">
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}

/** An article, a heading, a paragraph, and three rows of ten cells: 36 elements. */
export function HeavyNote({ title, text }: NoteProps) {
  return (
    <article className="note">
      <h3>{title}</h3>
      <p>{text}</p>
      {ROWS.map((row) => (
        <div key={row}>
          {CELLS.map((cell) => (
            <span key={cell}>{`${row}.${cell} `}</span>
          ))}
        </div>
      ))}
    </article>
  )
}

export const noteProps = (index: number): NoteProps => ({
  title: `Note ${index}`,
  text: `What note ${index} says, which is not much.`,
})

export const noteIndexes = Array.from({ length: COUNT }, (_, index) => index)

export const noteStyles = '.note { padding: 8px 16px; border-bottom: 1px solid #ddd } .note h3, .note p { margin: 4px 0 }'
