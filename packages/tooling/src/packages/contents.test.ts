import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackages, repositoryFiles, root } from '../sources/repository.ts'
import { reportProblems, shortened } from './api-reports.ts'
import { contentProblems, manifestProblems } from './contents.ts'

test('the package.json of every published package is complete', () => {
  for (const { folder, manifest } of publishedPackages()) expect(manifestProblems(manifest, folder), folder).toEqual([])
})

test('a pinned dependency, a missing field and a second copy of zod are problems', () => {
  const [engine] = publishedPackages().filter(({ manifest }) => manifest.name === '@blockfront/engine')
  if (!engine) throw new Error('The engine is not published.')
  const { keywords, ...manifest } = engine.manifest
  const problems = manifestProblems({ ...manifest, dependencies: { immer: '11.2.10', zod: '^4.0.0' } }, engine.folder)
  expect(keywords).toContain('react')
  expect(problems).toEqual([
    '"keywords" is missing.',
    '"dependencies" has immer 11.2.10; use a range such as ^11.2.10, so that apps install one copy.',
    'zod must be a peer dependency, because an app must have one copy.',
  ])
})

test('a peer that excludes the version of many apps is a problem', () => {
  const [engine] = publishedPackages().filter(({ manifest }) => manifest.name === '@blockfront/engine')
  if (!engine) throw new Error('The engine is not published.')
  const { peerDependencies } = engine.manifest
  const narrow = { ...peerDependencies, 'lucide-react': '^1.75.0', 'react-hook-form': '^7.54.2' }
  const problems = manifestProblems({ ...engine.manifest, peerDependencies: narrow }, engine.folder)
  expect(problems.map((problem) => /apps with (.*);/.exec(problem)?.[1])).toEqual([
    'lucide-react 0.263.1',
    'lucide-react 0.562.0',
    'react-hook-form 7.43.0',
  ])
})

test('a tarball needs a README, a license and the sources of its maps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blockfront-contents-'))
  try {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'LICENSE'), 'MIT')
    writeFileSync(join(folder, 'dist/a.js'), '//# sourceMappingURL=a.js.map')
    writeFileSync(
      join(folder, 'dist/a.js.map'),
      JSON.stringify({ sources: ['../src/a.ts', '../src/b.ts'], sourcesContent: ['1'] }),
    )
    expect(contentProblems(folder)).toEqual(['README.md is missing.', 'dist/a.js.map needs ../src/b.ts, which is missing.'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('changesets name only packages that are published, because changesets refuses others', () => {
  const names = publishedPackages().map(({ manifest }) => manifest.name)
  for (const file of repositoryFiles('.changeset/*.md')) {
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const named = front.split('\n').map((line) => /^["']?([^"':]+)["']?: (?:major|minor|patch)$/.exec(line)?.[1])
    expect(named, file).not.toEqual([])
    for (const name of named) expect(names, file).toContain(name)
  }
})

test('a changed report names the changed lines, and a report without a package is left over', () => {
  const path = 'schemas/api/messages.md'
  const text = readFileSync(join(root, path), 'utf8')
  const others = repositoryFiles('schemas/api/*.md').map((one): [string, string] => [one, readFileSync(join(root, one), 'utf8')])
  expect(reportProblems(new Map(others))).toEqual([])
  const [changed, ...more] = reportProblems(new Map([...others, [path, text.replace('other: string', 'other?: string')]]))
  expect(changed).toMatch(/^schemas\/api\/messages\.md differs .*\n {2}- {3}other: string;\n {2}\+ {3}other\?: string;$/)
  expect(more).toEqual([])
  expect(reportProblems(new Map(others.filter(([one]) => one !== path)))).toEqual([`${path} belongs to no published package.`])
})

test('a type that the compiler has written out shows a hash of each member', () => {
  const code = (type: string) => `const endpoints: {\n  'a.b': {\n    body: ${type};\n  };\n  c: {\n    body: 1;\n  };\n};`
  const lines = shortened(code('2'), 3).split('\n')
  expect(lines.map((line) => line.replace(/[0-9a-f]{12}/, 'hash'))).toEqual([
    'const endpoints: {',
    "  'a.b': {",
    '    /* SHA-256 hash */',
    '  };',
    '  c: {',
    '    /* SHA-256 hash */',
    '  };',
    '};',
  ])
  const changed = shortened(code('3'), 3).split('\n')
  expect(changed.filter((line, index) => line !== lines[index])).toEqual([changed[2]])
  expect(shortened(code('2'))).toBe(code('2'))
})
