import type { View, Views } from '../render/BlockOutlet.tsx'

const frame = import.meta.glob<View>('./{topbar,navbar,footer,container,textBlock,imageBlock}.tsx', {
  import: 'View',
  eager: true,
})
const late = import.meta.glob<View>(
  ['./*.tsx', '!./*.test.tsx', '!./{topbar,navbar,footer,container,textBlock,imageBlock}.tsx'],
  { import: 'View' },
)

const always: Views = /* @__PURE__ */ Object.fromEntries(Object.entries(frame).map(([path, view]) => [path.slice(2, -4), view]))

/**
 * The views that a page with blocks of these types needs, for a client that counts its bytes: what nearly every page is framed
 * with is always there, any other is loaded when its type is named. Unknown types are left out. Rejects when a file did not come.
 */
export async function viewsFor(types: Iterable<string>): Promise<Views> {
  const wanted = [...new Set(types)].flatMap((type) => {
    const load = late[`./${type}.tsx`]
    return load ? [load().then((view) => [type, view] as const)] : []
  })
  return { ...always, ...Object.fromEntries(await Promise.all(wanted)) }
}
