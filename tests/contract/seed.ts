import type { Finding } from '#compiler/text/Finding.ts'
import { type Template, templates } from '#compiler/text/sentences.ts'
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { lintDefinitions, readFiles } from '../../scripts/check/lintDefinitions.ts'

/** A mistake put into the real definitions. */
export interface Seed {
  /** Texts that stand in the place of files. */
  changed: Record<string, string | undefined>
  /** Where the finding must stand. */
  file: string
  line: number
  /** The same place in a JSON file; absent where it is known as a line alone. */
  path?: JSONPath
  /** Whether it stands at the name there, whatever its sentence speaks of. */
  isName?: boolean
}

/** The texts of this project, which are read once. */
const given = readFiles('.')

/** Puts texts in the place of files, for all seeds that follow. */
export function useTexts(texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) given.set(file, text)
}

/** The texts of all files that a check reads, by path. */
export const allTexts = (): ReadonlyMap<string, string> => given

export function read(file: string): string {
  const text = given.get(file)
  if (text === undefined) throw new Error(`There is no ${file}`)
  return text
}

/** All mistakes in the definitions, with other texts in the place of some files; undefined takes one away. */
export const lint = (changed: Seed['changed'] = {}) => lintDefinitions(given, changed)

/** Seeds that a group has at most: the more there are, the more of them hide another one. */
const maxSeeds = 6

/**
 * Lints several seeds at once, of which no two touch the same file.
 * @param seeds all that will be looked for
 * @returns gives the findings among which the one is that a seed is to bring; those of the seed alone where the others hide it
 */
export function lintInGroups(seeds: readonly Seed[]): (seed: Seed, isMeant: (found: Finding) => boolean) => Finding[] {
  const groups: { seeds: Seed[]; files: Set<string>; found?: Finding[] }[] = []
  for (const seed of seeds) {
    const files = [seed.file, ...Object.keys(seed.changed)]
    const isFree = (group: (typeof groups)[number]) =>
      group.seeds.length < maxSeeds && files.every((file) => !group.files.has(file))
    const group = groups.find(isFree) ?? { seeds: [], files: new Set() }
    if (group.seeds.length === 0) groups.push(group)
    group.seeds.push(seed)
    for (const file of files) group.files.add(file)
  }
  const alone = new Map<Seed, Finding[]>()
  return (seed, isMeant) => {
    const group = groups.find((one) => one.seeds.includes(seed))
    if (!group) throw new Error(`No group has the seed of ${seed.file}`)
    group.found ??= lint(together(...group.seeds).changed)
    if (group.found.some(isMeant)) return group.found
    const found = alone.get(seed) ?? lint(seed.changed)
    alone.set(seed, found)
    return found
  }
}

/** The value at a path of a JSON text, and the name before it. */
function nodeAt(text: string, path: JSONPath) {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  if (!node) throw new Error(`There is no ${path.join('.')}`)
  return { node, name: node.parent?.type === 'property' ? node.parent.children?.[0] : undefined }
}

/** Line of a place in a JSON text, told without the code under test. */
export function lineOf(text: string, path: JSONPath): number {
  const { node, name } = nodeAt(text, path)
  // Name and value may stand on two lines; the one where the entry begins counts.
  return text.slice(0, (name ?? node).offset).split('\n').length
}

/**
 * Whether a finding stands at its very place, told without the code under test: at the name where its sentence speaks of
 * the name, else at the value or at a letter of a text.
 */
export function isAt({ changed, file, path = [], isName }: Seed, { code, line, column }: Finding): boolean {
  const text = changed[file] ?? read(file)
  const { node, name } = nodeAt(text, path)
  const before = text.split('\n').slice(0, line - 1)
  const offset = before.reduce((sum, one) => sum + one.length + 1, column - 1)
  if (isName || (templates[code] as Template).isName) return offset === (name ?? node).offset
  const isText = node.type === 'string' && offset > node.offset && offset < node.offset + node.length
  return offset === node.offset || isText
}

/** A text with another value in a place; undefined takes it away. */
export function edit(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }))
}

/** Sets a value (undefined takes it away); the finding is expected there, or at `at`. */
export function set(file: string, path: JSONPath, value: unknown, at: JSONPath = path): Seed {
  const text = edit(read(file), path, value)
  return { changed: { [file]: text }, file, line: lineOf(text, at), path: at }
}

/** Gives a value another name; the finding is expected at the new name, or at `at`. */
export function rename(file: string, path: JSONPath, name: string, at?: JSONPath): Seed {
  const text = read(file)
  const node = parseTree(text) && findNodeAtLocation(parseTree(text) as never, path)
  const key = node?.parent?.children?.[0]
  if (!key) throw new Error(`There is no ${path.join('.')} in ${file}`)
  const renamed = text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length)
  const there = at ?? [...path.slice(0, -1), name]
  return { changed: { [file]: renamed }, file, line: lineOf(renamed, there), path: there }
}

/** Puts another text in the place of a piece that occurs once; the finding is expected where it begins. */
export function replace(file: string, piece: string, other: string): Seed {
  const text = read(file)
  const start = text.indexOf(piece)
  if (start < 0 || text.indexOf(piece, start + 1) >= 0) throw new Error(`"${piece}" does not occur once in ${file}`)
  const changed = text.slice(0, start) + other + text.slice(start + piece.length)
  return { changed: { [file]: changed }, file, line: text.slice(0, start).split('\n').length }
}

/** Takes files away; the finding is expected where another file names them. */
export function remove(files: string[], file: string, path: JSONPath): Seed {
  return {
    changed: Object.fromEntries(files.map((one) => [one, undefined])),
    file,
    line: lineOf(read(file), path),
    path,
  }
}

/** Changes several files at once; the finding is expected where the last one is. */
export function together(...seeds: Seed[]): Seed {
  const last = seeds.at(-1)
  if (!last) throw new Error('There is nothing to change')
  return { ...last, changed: Object.assign({}, ...seeds.map(({ changed }) => changed)) as Seed['changed'] }
}

/** Expects the finding elsewhere than where the change was made. */
export function seenAt(seed: Seed, file: string, path: JSONPath): Seed {
  return { ...seed, file, line: lineOf(seed.changed[file] ?? read(file), path), path }
}
