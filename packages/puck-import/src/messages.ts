/** The reports of the conversion and the output of the command. */
export const messages = {
  // Input that cannot be converted.
  notJson: (file: string, reason: string) => `${file} is not JSON: ${reason}`,
  notData: 'This is not Puck data: it needs a list "content". Save the data that onPublish or onChange of Puck receives.',
  tooManyValues: (limit: number) => `The data has more than ${limit.toLocaleString('en')} values. Convert it in parts.`,
  tooNested: (limit: number) => `The data is nested deeper than ${limit} levels. Split it into several pages.`,
  tooLarge: (file: string, limit: number) => `${file} is larger than ${limit / 1_000_000} MB. Convert it in parts.`,
  mapObject: (path: string) => `The map needs an object at ${path}.`,
  mapKey: (path: string, key: string, keys: readonly string[]) =>
    `The map has an unknown key "${key}" at ${path}. Known keys: ${keys.join(', ')}.`,
  mapType: (path: string) => `The map needs a block type in camelCase at ${path}.type, such as heroBanner.`,
  mapName: (path: string) => `The map needs a name at ${path}, as text.`,
  mapConvert: (path: string) => `The map needs a function at ${path}.convert. Functions need a module, such as map.mjs.`,

  // Problems, with what to do.
  notPuck: 'This is not a component, because it has no type or no props. It is kept unchanged. Delete it in the builder.',
  duplicateId: (id: string) =>
    `Another component has the id "${id}" too. The builder gives this block a new id. Its zones belong to the first component.`,
  sameName: (name: string, type: string, other: string) =>
    `The components "${name}" and "${other}" have the same name in camelCase. "${name}" becomes "${type}". Choose another type for it in the map.`,
  nestedSlot: (slot: string) =>
    `A slot inside a list or an object becomes the slot "${slot}" of the block. Declare it, or make each item a block inside this one.`,
  slotAndZone: (name: string) =>
    `The component has a slot and a zone with the name "${name}". Both are in the slot, the zone last. Check the order.`,
  lostZone: (id: string) =>
    `No component has the id "${id}", so Puck does not show this zone. Its blocks are hidden at the end of the page. Delete them if you do not need them.`,
  rootProps: (names: readonly string[]) =>
    `A page has no props except its title. ${names.join(', ')}: kept in a hidden block "puckRoot" at the end of the page. Set "root.type" in the map for a block around the page, or move them to your app.`,
  rootSlots: (type: string) =>
    `The root has slots or zones. The page is inside a block "${type}", and its content in the slot "content". Define that block.`,
  reservedProp: (name: string) => `Views receive a different value as "${name}". Give this prop another name in the map.`,
  readOnly: 'Blockfront has no read-only props. The list is kept and has no effect. Leave these fields out of the block type.',
  unknownKey: (name: string) => `"${name}" is not part of Puck data. It is kept and has no effect.`,
  unknownTopKey: (name: string) => `"${name}" is not part of Puck data. It is kept in the hidden block "puckRoot".`,
  tooDeep: (limit: number) =>
    `The block is nested deeper than ${limit} levels. The builder moves it after its container. Use fewer containers.`,
  manyBlocks: (count: number, limit: number) =>
    `The page has ${count} blocks; the builder accepts changes up to ${limit}. Split the page.`,

  // Rules of a config that sketches do not contain.
  rules: {
    hints: {
      categories: 'The palette groups blocks by kind. Titles and keywords help to find them.',
      permissions: 'Blocks have no permissions. Lock single blocks in the builder, or use the rules of slots (allow, min, max).',
      resolvePermissions:
        'Blocks have no permissions. Lock single blocks in the builder, or use the rules of slots (allow, min, max).',
      resolveData:
        'Declare the data that the view needs in `data` of the block type, and provide it with `resources` of the adapter.',
      resolveFields: 'Write a condition on each field: `when: { layout: "grid" }`.',
      inline: 'Views have no element around them, so nothing is necessary.',
      metadata: 'Import constants in the view, or pass them with React context.',
      min: 'Lists have no least number of items. A default contains the first ones, and the view handles an empty list.',
      defaultItemProps: 'It is a function. Give the fields of the item their defaults.',
      getItemSummary: 'It returns more than one field of the item. Name the field that is the title of an item: `itemTitle`.',
      visible: 'Give the field the control "hidden", or a condition in `when`.',
      labelIcon: 'Fields have no icons.',
      options: 'The options of this format have no equivalent.',
    },
    other: (name: string) => `"${name}" has no equivalent. Check whether the block needs it.`,
    noControl: (type: string) =>
      `No control edits a field of the type "${type}" with these values. The field is hidden and keeps its value. Write a custom field kind.`,
    rootField:
      'Pages have no fields except their settings. Define a block around the page ("root.type" in the map), or move the field to your app.',
    innerSlot:
      'Only one slot in the items of one list is converted, in a component without other slots. Make each item a block inside this one.',
    formats: (names: readonly string[]) => `The editor does not offer ${names.join(', ')}.`,
  },

  // The command.
  usage: `Usage: npx @blockfront/puck-import <data.json…> [options]

  --out <file or folder>  where the page is written; a folder for several pages
  --map <file>            new names of components, props and slots, as JSON or a module
  --config <file>         a module with your Puck config, which says what is a slot
  --blocks <folder>       writes a sketch of a block type for each component of the config
  --force                 replaces existing files
  --help                  shows this text`,
  needsFile: 'Name a file with Puck data.',
  needsConfig: '--blocks needs --config.',
  needsOut: 'Several pages need --out with a folder.',
  noFile: (file: string, reason: string) => `${file} could not be read: ${reason}`,
  exists: (file: string) => `${file} exists, and nothing was written. Choose another file, or add --force.`,
  notWritten: (file: string, reason: string) => `${file} could not be written: ${reason}`,
  notLoaded: (file: string, reason: string) =>
    `${file} could not be loaded: ${reason}\nNode loads .json, .js, .mjs and, since 22.18, .ts. Bundle a config with JSX first, as the guide describes.`,
  noConfig: (file: string) => `${file} has no Puck config: export it as "config" or as default, with "components".`,
  wrote: (file: string, blocks: number, problems: number) =>
    `Wrote ${file}: ${counted(blocks, 'block')}, ${problems === 0 ? 'everything converted' : `${counted(problems, 'problem')} to check`}.`,
  wroteSketches: (count: number, folder: string, rules: number) =>
    `Wrote ${counted(count, 'sketch', 'sketches')} to ${folder}${rules === 0 ? '' : `, without ${counted(rules, 'rule')} of the config, listed above`}.`,
  problem: (file: string, path: string, message: string) => `${file} ${path}\n  ${message}`,
}

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`
