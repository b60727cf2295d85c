import type { ErrorPayload } from 'vite'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Finding, findingLine } from '#compiler/text/Finding.ts'

/** Lines around a mistake that are shown with it. */
const around = 2

/**
 * The mistakes in the definitions as Vite shows errors over the page: the first one in full, the others below it. Where
 * there are none, what else is in the way.
 */
export function overlayOf(findings: readonly Finding[], root: string, trouble?: string): ErrorPayload | undefined {
  const [first, ...others] = findings
  if (!first) return trouble === undefined ? undefined : error({ plugin: 'npm run dev', message: trouble })
  const { line, column, cause, cure, code } = first
  const file = resolve(root, first.file)
  const lines = [`${first.file}:${line}:${column}  ${cause}`, `Cure: ${cure}`]
  if (others.length > 0) lines.push('', ...others.map(findingLine))
  return error({
    plugin: `lint:schemas ${code}`,
    message: lines.join('\n'),
    id: `${file}:${line}:${column}`,
    loc: { file, line, column },
    frame: frame(file, line, column),
  })
}

const error = (err: Partial<ErrorPayload['err']> & { message: string }): ErrorPayload => ({
  type: 'error',
  err: { ...err, stack: '' },
})

function frame(file: string, line: number, column: number): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const first = Math.max(0, line - 1 - around)
  // Vite trims blanks from the start of the text, so the text may not start with one.
  const width = String(line + around).length
  return lines
    .slice(first, line + around)
    .flatMap((text, index) => {
      const number = first + index + 1
      const shown = `${String(number).padEnd(width)} | ${text}`
      return number === line ? [shown, `${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown]
    })
    .join('\n')
}
