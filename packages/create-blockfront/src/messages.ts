/** The output of the command. */
export const messages = {
  ask: 'Folder for the new app: ',
  needsFolder: 'Name a folder, for example: npm create blockfront my-site',
  severalFolders: (folders: readonly string[]) =>
    `Name one folder; there are ${folders.length}: ${folders.join(', ')}. Put a path with spaces in quotation marks.`,
  badName: (name: string) =>
    `"${name}" cannot be the name of an app. Use lowercase letters, digits, "-", "_" and ".", such as my-site.`,
  isFile: (folder: string) => `${folder} is a file. Choose another name.`,
  notEmpty: (folder: string) =>
    `The folder ${folder} is not empty, and nothing was changed. Choose another name, or empty it first.`,
  cannotWrite: (folder: string, reason: string) => `The folder ${folder} could not be written: ${reason}`,
  noTarballs: (folder: string, missing: readonly string[]) =>
    `${folder} has no tarball of ${missing.join(', ')}. Create the tarballs with npm pack in a clone of Blockfront.`,
  unknownOption: (reason: string) => `${reason}\n\n${usage}`,
  created: (folder: string) => `Created ${folder}.`,
  installing: (command: string) => `Installing packages with ${command}…`,
  notInstalled: (command: string) =>
    `The packages could not be installed. The app is complete: run ${command} in its folder when you are ready.`,
  next: (commands: readonly string[]) => `\nNext:\n${commands.map((command) => `  ${command}`).join('\n')}\n`,
  usage: () => usage,
}

const usage = `Usage: npm create blockfront <folder> [-- options]

  --no-install         write the files without installing packages
  --packages <folder>  use packed tarballs of the Blockfront packages in this folder
  --help               show this text
  --version            show the version`
