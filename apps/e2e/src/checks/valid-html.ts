import { HtmlValidate } from 'html-validate'
import { jsonLdProblems } from './json-ld.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How a document is written, not what it means: React writes attributes and void elements its own way.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Themes and blocks give their values as custom properties.
    'no-inline-style': 'off',
    // Checked by axe on the page as it is drawn.
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': 'off',
    // Buttons outside of a form may belong to it by their attribute `form`; on pages without products there are none.
    'wcag/h32': 'off',
    // Each of several checkboxes of one name is a value of it.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  },
})

/** What an independent checker says against a document, and what is wrong with its structured data: one line each. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return [...complaints, ...data.flatMap(([, text = '']) => jsonLdProblems(JSON.parse(text)))]
}
