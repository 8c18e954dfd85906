import { NOTE } from '../../engine/src/generate/files.ts'
import type { Capability, Endpoint, roles } from '../src/index.ts'

/** Path of the generated file from the repository root. */
export const accessReferencePath = 'docs/reference/access.md'

/** The parts of the contract that the page is made from. */
export interface Contract {
  capabilities: Readonly<Record<Capability, string>>
  endpoints: Readonly<Record<string, Endpoint>>
  roles: typeof roles
}

/** Returns the page that lists what each role may do: its capabilities, and the endpoints that need each capability. */
export function accessReference({ capabilities, endpoints, roles }: Contract): string {
  const names = Object.keys(roles) as (keyof typeof roles)[]
  const mark = (name: (typeof names)[number], capability: Capability) =>
    (roles[name] as readonly Capability[]).includes(capability) ? 'yes' : '–'
  const rows = (Object.keys(capabilities) as Capability[]).map((capability) => {
    const marks = names.map((name) => mark(name, capability)).join(' | ')
    const ids = Object.entries(endpoints).flatMap(([id, { needs }]) => (needs === capability ? [`\`${id}\``] : []))
    return `| \`${capability}\` | ${capabilities[capability]} | ${marks} | ${ids.join(', ')} |`
  })
  const others = (['public', 'host', 'session', 'user'] as const).map((access) => {
    const ids = Object.entries(endpoints).flatMap(([id, endpoint]) => (endpoint.access === access ? [`\`${id}\``] : []))
    return `| ${access} | ${ids.join(', ')} |`
  })
  return `<!-- ${NOTE} -->

# Roles and capabilities

Every endpoint of a store needs one capability. A role is a set of capabilities. The server checks the role of the signed-in member before it
calls the handler, and the dashboard hides what a role does not allow.

| Capability | Allows | ${names.join(' | ')} | Endpoints |
| --- | --- | ${names.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}

## Endpoints without a role

\`public\` and \`host\` endpoints need no session. \`session\` needs a signed-in account, \`user\` also a verified email address and an active
plan.

| Access | Endpoints |
| --- | --- |
${others.join('\n')}
`
}
