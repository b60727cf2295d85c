import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { getNodeValue } from 'jsonc-parser'
import { type Path, positionAt, type Source } from './Source.ts'

/** Reads a JSON file so that every value knows its place. A name that occurs twice in an object counts as broken. */
export function jsonSource(file: string, text: string): Source {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const broken = errors.map((error) => ({
    ...positionAt(text, error.offset),
    what: `this is not JSON (${printParseErrorCode(error.error)})`,
  }))
  if (tree)
    broken.push(
      ...twice(tree).map((node) => ({
        ...positionAt(text, node.offset),
        what: `${node.value as string} occurs twice`,
      })),
    )
  return {
    file,
    text,
    value: tree && errors.length === 0 ? getNodeValue(tree) : undefined,
    broken,
    place: (path, at = 'value') => positionAt(text, tree ? offsetOf(tree, path, at) : 0),
  }
}

function offsetOf(tree: Node, path: Path, at: 'value' | 'name'): number {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (!node) continue
    const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    return (at === 'name' || length < path.length) && name ? name.offset : node.offset
  }
  return 0
}

function twice(node: Node): Node[] {
  const names = node.type === 'object' ? (node.children ?? []).flatMap((property) => property.children?.[0] ?? []) : []
  const repeated = names.filter((name, index) => names.findIndex((other) => other.value === name.value) < index)
  return [...repeated, ...(node.children ?? []).flatMap(twice)]
}
