import { messages } from '../messages.ts'

/** Frequently asked questions that expand without JavaScript. */
export const Questions = ({ questions }: { questions: readonly (readonly string[])[] }) => (
  <section className="questions">
    <h2>{messages.questions}</h2>
    <div>
      {questions.map(([question, answer]) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
