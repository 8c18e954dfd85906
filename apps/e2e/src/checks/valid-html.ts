import { HtmlValidate } from 'html-validate'
import { jsonLdProblems } from './json-ld.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style of the HTML, not its meaning: React writes attributes and void elements differently.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Themes and blocks set values as custom properties.
    'no-inline-style': 'off',
    // axe checks this on the rendered page.
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': 'off',
    // Buttons outside of a form belong to it by the attribute `form`; pages without products have none.
    'wcag/h32': 'off',
    // Several checkboxes with the same name are values of one field.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  },
})

/** The errors of an HTML validator for a document, and mistakes in its structured data: one line each. */
export async function markupProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  )
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return [...complaints, ...data.flatMap(([, text = '']) => jsonLdProblems(JSON.parse(text)))]
}
