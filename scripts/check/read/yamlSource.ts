import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Path, Source } from './Source.ts'

/** Reads a YAML file so that every value knows its place. */
export function yamlSource(file: string, text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const offsetOf = (path: Path, wanted: 'value' | 'name'): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined
      if (!node?.range) continue
      if (wanted === 'value' && length === path.length) return node.range[0]
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
    broken: document.errors.map((error) => ({
      ...at(error.pos[0]),
      what: `this is not YAML (${error.message.split('\n')[0] ?? ''})`,
    })),
    place: (path, wanted = 'value') => at(offsetOf(path, wanted)),
  }
}
