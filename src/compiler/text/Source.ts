import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import syntax from './syntax.json' with { type: 'json' }

/** Names and positions that lead to a place in a file. */
export type Path = (string | number)[]

/** The value at a path, the name before it, or a character of the text that it is, counted from 0. */
export type At = 'value' | 'name' | number

export interface Position {
  /** Path below the project; absent for the file itself, another one where the place is implied by what stands there. */
  file?: string
  /** Both count from one. */
  line: number
  column: number
}

export interface Broken extends Position {
  cause: string
  cure: string
}

/** A file that was read, with the way back from a place in its value to a place in its text. */
export interface Source {
  /** Path below the project, with slashes. */
  file: string
  text: string
  /** The parsed value. Undefined if the text cannot be parsed. */
  value: unknown
  /** Why the text cannot be read: the first reason alone, since what follows may come of it; and names that occur twice. */
  broken: Broken[]
  /** Where a value, or the name before it, stands; the nearest place that exists if it does not. */
  place: (path: Path, at?: At) => Position
  /** Leads from a path in a completed value to where that comes from. Absent for the value of a file itself. */
  origin?: (path: Path) => [source: Source, path: Path]
}

/** Line and column, both from one, of an offset. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

const walked = new WeakMap<object, readonly Leaf[]>()
type Leaf = readonly [path: Path, value: unknown]

/**
 * Returns the values of JSON that hold no others, with their paths. Cached, since several checks read the same file.
 */
export function leavesOf(whole: unknown): readonly Leaf[] {
  if (typeof whole !== 'object' || whole === null) return []
  const known = walked.get(whole)
  if (known) return known
  const leaves: Leaf[] = []
  const collectLeaves = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) leaves.push([path, value])
    else if (Array.isArray(value)) value.forEach((inner, index) => collectLeaves(inner, [...path, index]))
    else for (const [name, inner] of Object.entries(value)) collectLeaves(inner, [...path, name])
  }
  collectLeaves(whole, [])
  walked.set(whole, leaves)
  return leaves
}

/** Returns the value at a path. Undefined if there is none. */
export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | null | undefined)?.[step], whole)

/** Whether the file of a source holds a value below a property of some name, at any depth. */
export function holdsBelow(source: Source, name: string, value: unknown): boolean {
  const [file] = writtenAt(source, [])
  return leavesOf(file.value).some(([path, leaf]) => leaf === value && path.includes(name))
}

/** Returns the file, and the path in it, from which a value of a source comes. */
export function writtenAt(source: Source, path: Path): [file: Source, path: Path] {
  if (!source.origin) return [source, path]
  const [from, there] = source.origin(path)
  return writtenAt(from, there)
}

/**
 * A source with a completed value. Findings in it are reported in the file that was written.
 * @param origin maps a path in the completed value to the source and path that it comes from
 */
export const derived = (source: Source, value: unknown, origin: (path: Path) => [Source, Path]): Source => ({
  ...source,
  value,
  origin,
  place(path, at) {
    const [written, there] = origin(path)
    return { file: written.file, ...written.place(there, at) }
  },
})

/** Cause and cure of what the parsers report, by their word for it. */
const sentences: Record<keyof typeof syntax, Partial<Record<string, string[]>>> = syntax

/** Reads a JSON file so that every value knows its place. A name that occurs twice in an object counts as broken. */
export function jsonSource(file: string, text: string): Source {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  const repeated = (tree && !first ? repeatedNames(tree) : []).map((node) => ({
    ...positionAt(text, node.offset),
    cause: `"${node.value as string}" occurs twice`,
    cure: 'take one of them out',
  }))
  return {
    file,
    text,
    value: tree && !first ? getNodeValue(tree) : undefined,
    broken: first ? [explainParseError(text, first)] : repeated,
    place: (path, at = 'value') => positionAt(text, tree ? jsonOffset(tree, path, at) : 0),
  }
}

/**
 * Turns an error of the JSON parser into cause and cure, at the character to change: a surplus comma rather than the
 * bracket after it.
 */
function explainParseError(text: string, { error, offset }: ParseError): Broken {
  const before = text.slice(0, offset).trimEnd()
  const code = printParseErrorCode(error)
  const closes = /[}\]]/.test(text.charAt(offset))
  const brokenAt = (word: string, at = offset): Broken => {
    const [cause = 'this is not JSON', cure = 'mend the text here'] = sentences.json[word] ?? []
    return { ...positionAt(text, at), cause, cure }
  }
  if (text.charAt(offset) === ',') return brokenAt('comma')
  if (closes && before.endsWith(',')) return brokenAt('comma', before.length - 1)
  if (closes && code === 'CommaExpected') return brokenAt('CloseBraceExpected')
  return brokenAt(code, code === 'CommaExpected' ? before.length - 1 : offset)
}

/**
 * Offset of a value, of its name, or of a character in it. If the path does not exist, the offset of the name of the
 * closest holder.
 */
function jsonOffset(tree: Node, path: Path, at: At): number {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (!node) continue
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    if ((at === 'name' || length < path.length) && name) return name.offset
    // A quotation mark stands before the text.
    return typeof at === 'number' ? node.offset + 1 + at : node.offset
  }
  return 0
}

/** The names that occur more than once in an object. JSON parsers silently keep the last one. */
function repeatedNames(node: Node): Node[] {
  const names = node.type === 'object' ? (node.children ?? []).flatMap((property) => property.children?.[0] ?? []) : []
  const repeated = names.filter((name, index) => names.findIndex((other) => other.value === name.value) < index)
  return [...repeated, ...(node.children ?? []).flatMap(repeatedNames)]
}

/** Reads a YAML file so that every value knows its place. */
export function yamlSource(file: string, text: string): Source {
  const document = parseDocument(text, { merge: true })
  /** Offset of a value or of its name; of the closest holder that exists. */
  const yamlOffset = (path: Path, wanted: At): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (!isNode(node) || !node.range) continue
      if (wanted !== 'name' && length === path.length) return node.range[0]
      const holder = document.getIn(path.slice(0, length - 1), true)
      const pair = isMap(holder) ? holder.items.find(({ value }) => value === node) : undefined
      return (isScalar(pair?.key) ? pair.key.range?.[0] : undefined) ?? node.range[0]
    }
    return 0
  }
  return {
    file,
    text,
    value: document.errors.length === 0 ? (document.toJS() as unknown) : undefined,
    broken: document.errors.slice(0, 1).map(({ code, pos, message }) => {
      const [cause = message.replace(/ at line [\s\S]*/, ''), cure = 'mend the text here'] = sentences.yaml[code] ?? []
      return { ...positionAt(text, pos[0]), cause, cure }
    }),
    place: (path, wanted = 'value') => positionAt(text, yamlOffset(path, wanted)),
  }
}

const marked = { cause: 'the file begins with a byte order mark', cure: 'save it as UTF-8 without BOM' }

/**
 * Marks a file as broken if it is not UTF-8. Node replaces bytes that it cannot decode by U+FFFD, so that character
 * reveals them.
 */
export function checkUtf8(source: Source): Source {
  if (source.text.startsWith('\uFEFF')) return { ...source, broken: [{ line: 1, column: 1, ...marked }] }
  const at = source.text.indexOf('\uFFFD')
  const mistake = { cause: 'this letter is not written in UTF-8', cure: 'save the file as UTF-8' }
  return at < 0 ? source : { ...source, broken: [{ ...positionAt(source.text, at), ...mistake }] }
}
