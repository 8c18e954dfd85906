import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from '../../checks/list.ts'
import { root } from '../../sources/repository.ts'
import { reachOfTests, readProjects, textOf } from '../reach/of-tests.ts'
import { changedFiles, filesWith, mergeBase, textAt } from './changed-files.ts'
import { type Choice, choose, describeChoice } from './choose.ts'
import { PassRecorder, readTestPasses } from './test-passes.ts'

/** What `npm test -- --changed` runs. */
export interface Selection extends Choice {
  recorder: PassRecorder
  /** One line about the choice. */
  summary: string
  /** The chosen files and checks with reasons, one per line. */
  list: string
  /** Whether only the list was requested. */
  onlyList: boolean
}

/**
 * Reads the arguments of `npm test -- --changed` and chooses what a change can affect: `--since <commit>` (default: where the branch left main),
 * `--until <commit>` (default: the working tree; only with `--list`), `--list`. Without `--changed` it returns undefined.
 */
export async function readSelection(args: readonly string[], browser: string): Promise<Selection | undefined> {
  if (!args.includes('--changed')) return undefined
  const { values } = parseArgs({
    args: [...args],
    options: { changed: { type: 'boolean' }, list: { type: 'boolean' }, since: { type: 'string' }, until: { type: 'string' } },
  })
  const { list = false, since = mergeBase(), until } = values
  if (until !== undefined && !list) throw new Error('Tests run with the files of the working tree: --until needs --list.')
  const changed = changedFiles(since, until)
  const paths = filesWith(changed)
  const read = (path: string) => (existsSync(join(root, path)) ? textOf(path) : textAt(since, path))
  const present = reachOfTests(paths, await readProjects(), read).filter(({ path }) => existsSync(join(root, path)))
  const recorder = new PassRecorder(present, browser)
  const passes = until === undefined ? readTestPasses() : {}
  const choice = choose(present, changed, checks, (path) => recorder.hasPassed(path, passes))
  const { chosen } = choice
  return {
    ...choice,
    recorder,
    summary: `${changed.length} files differ from ${since.slice(0, 12)}: ${describeChoice(choice, present)}`,
    list: chosen.map(({ path, project, because }) => `${project.padEnd(7)} ${path}  because of ${because}`).join('\n'),
    onlyList: list,
  }
}

/** Returns a recorder for a run of other files than those that a change affects. */
export async function recorderOfAll(browser: string): Promise<PassRecorder> {
  return new PassRecorder(reachOfTests(filesWith([]), await readProjects()), browser)
}
