/** The programs that install the packages of a new project. */
export type PackageManagerName = 'npm' | 'pnpm' | 'yarn'

/** A package manager with its version. */
export interface PackageManager {
  name: PackageManagerName
  /** The first number of the version; 0 if unknown. */
  major: number
}

/**
 * Returns the package manager that started this process, from `npm_config_user_agent` (`pnpm/10.0.0 npm/? node/v24.0.0`). Default: npm.
 */
export function packageManagerOf(userAgent = ''): PackageManager {
  const [, name, major] = /^(npm|pnpm|yarn)\/(\d{1,6})/.exec(userAgent) ?? []
  return name === undefined ? { name: 'npm', major: 0 } : { name: name as PackageManagerName, major: Number(major) }
}

/** The command that runs a script of the project's package.json. */
export const scriptCommand = ({ name }: PackageManager, script: string): string =>
  name === 'npm' ? `npm run ${script}` : `${name} ${script}`
