import type { ControlKind, Controls } from './control.ts'

const files = import.meta.glob<ControlKind>(['./controls/*.tsx', '!./controls/*.test.tsx'], { eager: true })

/** Every control of the `controls` folder by its file name, which is the name in a field's metadata. */
export const controls: Controls = /* @__PURE__ */ Object.fromEntries(
  Object.entries(files).map(([path, kind]) => [path.slice('./controls/'.length, -'.tsx'.length), kind]),
)
