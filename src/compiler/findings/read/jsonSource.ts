import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { printParseErrorCode } from 'jsonc-parser'
import { type At, type Broken, type Path, positionAt, type Source } from './Source.ts'

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
const sentences: Partial<Record<string, Sentence>> = {
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
  const sentence = sentences[code] ?? ['this is not JSON', 'mend the text here']
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
