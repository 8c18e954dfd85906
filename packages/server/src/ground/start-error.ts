/**
 * An error that prevents the server from starting. Its message names the problem and the solution, and is printed without a stack
 * trace.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

const refusals: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
}

/** Converts an error to a {@link StartError} if the data folder is unusable. */
export function dataFolderRefusal(error: unknown, folder: string): unknown {
  const { code = '', path = '', syscall } = (error ?? {}) as NodeJS.ErrnoException
  const reason = code === 'ENOENT' && syscall === 'mkdir' ? 'no folder can be created there' : refusals[code]
  if (!reason || !path.startsWith(folder)) return error
  return new StartError(
    `Blockfront keeps its data in ${folder}, but cannot use ${path}: ${reason} (${code}). ` +
      'Give the folder to this user, or set another one in BLOCKFRONT_DATA.',
    { cause: error },
  )
}
