import { type ErrorCode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { At, Path, Source } from './Source.ts'

const column = 'indent it as the lines around it, or the line before it'
const sentences: Partial<Record<ErrorCode, readonly [cause: string, cure: string]>> = {
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
      const [cause, cure] = sentences[code] ?? [message.replace(/ at line [\s\S]*/, ''), 'mend the text here']
      return { ...at(pos[0]), cause, cure }
    }),
    place: (path, wanted = 'value') => at(offsetOf(path, wanted)),
  }
}
