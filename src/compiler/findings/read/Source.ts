import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { type ErrorCode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** Names and positions that lead to a place in a file. */
export type Path = (string | number)[]

/** The value at a path, the name before it, or a character of the text that it is, counted from 0. */
export type At = 'value' | 'name' | number

export interface Position {
  /** Another file, where the place is implied by what stands there. */
  file?: string
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
  /** What the text says; undefined if it cannot be read. */
  value: unknown
  /** Why the text cannot be read: the first reason alone, since what follows may come of it; and names that occur twice. */
  broken: Broken[]
  /** Where a value, or the name before it, stands; the nearest place that exists if it does not. */
  place: (path: Path, at?: At) => Position
}

/** Line and column, both from one, of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

const remembered = new WeakMap<Source, [Path, unknown][]>()

/** The values of a source that hold no others, each with the path to it. */
export function leavesOf(source: Source): [Path, unknown][] {
  const found = remembered.get(source) ?? leaves(source.value)
  remembered.set(source, found)
  return found
}

function leaves(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [[path, value]]
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value)
  return [...steps].flatMap(([step, inner]) => leaves(inner, [...path, step]))
}

/** Reads a JSON file so that every value knows its place. A name that occurs twice in an object counts as broken. */
export function jsonSource(file: string, text: string): Source {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  const repeated = tree && !first ? twice(tree) : []
  return {
    file,
    text,
    value: tree && !first ? getNodeValue(tree) : undefined,
    broken: [
      ...(first ? [broken(text, first)] : []),
      ...repeated.map((node) => ({
        ...positionAt(text, node.offset),
        cause: `"${node.value as string}" occurs twice`,
        cure: 'take one of them out',
      })),
    ],
    place: (path, at = 'value') => positionAt(text, tree ? offsetOf(tree, path, at) : 0),
  }
}

type Sentence = readonly [cause: string, cure: string]
const comma: Sentence = ['this comma is one too many', 'take it out']
const bracket: Sentence = ['a bracket or brace is not closed', 'close it']
const jsonSentences: Partial<Record<string, Sentence>> = {
  InvalidSymbol: ['this has no quotation marks', 'put names and texts in double ones'],
  PropertyNameExpected: ['a name is missing here', 'write it in double quotation marks'],
  ValueExpected: ['a value is missing here', 'write one'],
  ColonExpected: ['no colon follows the name', 'write "name": value'],
  CommaExpected: ['no comma follows this', 'write one, since another entry comes'],
  CloseBraceExpected: bracket,
  CloseBracketExpected: bracket,
  EndOfFileExpected: ['this stands behind the end', 'take it out'],
  InvalidCommentToken: ['JSON has no comments', 'take it out'],
  UnexpectedEndOfString: ['this text does not end', 'close it with a quotation mark on the same line'],
  InvalidEscapeCharacter: ['this backslash says nothing', 'write two for a backslash itself'],
}

/** The parser's word for what it met, as a sentence that goes by what stands around the place. */
function broken(text: string, { error, offset }: ParseError): Broken {
  const before = text.slice(0, offset).trimEnd()
  const code = printParseErrorCode(error)
  const closes = /[}\]]/.test(text.charAt(offset))
  const tell = ([cause, cure]: Sentence, at = offset): Broken => ({ ...positionAt(text, at), cause, cure })
  if (text.charAt(offset) === ',') return tell(comma)
  if (closes && before.endsWith(',')) return tell(comma, before.length - 1)
  if (closes && code === 'CommaExpected') return tell(bracket)
  const sentence = jsonSentences[code] ?? ['this is not JSON', 'mend the text here']
  return tell(sentence, code === 'CommaExpected' ? before.length - 1 : offset)
}

function offsetOf(tree: Node, path: Path, at: At): number {
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

function twice(node: Node): Node[] {
  const names = node.type === 'object' ? (node.children ?? []).flatMap((property) => property.children?.[0] ?? []) : []
  const repeated = names.filter((name, index) => names.findIndex((other) => other.value === name.value) < index)
  return [...repeated, ...(node.children ?? []).flatMap(twice)]
}

const column = 'indent it as the lines around it, or the line before it'
const yamlSentences: Partial<Record<ErrorCode, Sentence>> = {
  BAD_INDENT: ['this line does not begin where its neighbours do', column],
  BLOCK_AS_IMPLICIT_KEY: ['this line does not begin where its neighbours do, or holds two colons', column],
  TAB_AS_INDENT: ['a tab stands before the text', 'indent with spaces'],
  MULTILINE_IMPLICIT_KEY: ['no colon follows the name', 'write name: value'],
  MISSING_CHAR: ['a quotation mark or bracket is not closed', 'close it'],
  DUPLICATE_KEY: ['this name occurs twice', 'take one of them out'],
}

/** Reads a YAML file so that every value knows its place. */
export function yamlSource(file: string, text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const offsetOf = (path: Path, wanted: At): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
      if (!node?.range) continue
      if (wanted !== 'name' && length === path.length) return node.range[0]
      return nameOffset(path.slice(0, length)) ?? node.range[0]
    }
    return 0
  }
  const nameOffset = (path: Path): number | undefined => {
    const value: unknown = document.getIn(path, true)
    let found: number | undefined
    visit(document, (_, node) => {
      if (!isPair(node) || node.value !== value || !isScalar(node.key)) return undefined
      found = node.key.range?.[0]
      return visit.BREAK
    })
    return found
  }
  return {
    file,
    text,
    value: document.errors.length === 0 ? (document.toJS() as unknown) : undefined,
    broken: document.errors.slice(0, 1).map(({ code, pos, message }) => {
      const [cause, cure] = yamlSentences[code] ?? [message.replace(/ at line [\s\S]*/, ''), 'mend the text here']
      return { ...at(pos[0]), cause, cure }
    }),
    place: (path, wanted = 'value') => at(offsetOf(path, wanted)),
  }
}
