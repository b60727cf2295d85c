import type { ErrorPayload } from 'vite'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Finding, findingLine } from '#compiler/findings/Finding.ts'

/** Lines around a mistake that are shown with it. */
const around = 2

/**
 * The mistakes in the definitions as Vite shows errors over the page: the first one in full, the others below it. Where
 * there are none, what else is in the way.
 */
export function overlayOf(findings: readonly Finding[], root: string, trouble?: string): ErrorPayload | undefined {
  const [first, ...others] = findings
  if (!first) return trouble === undefined ? undefined : withMessage(trouble)
  const { file, line, column, cause, cure, code } = first
  return {
    type: 'error',
    err: {
      plugin: `lint:schemas ${code}`,
      message: [
        `${file}:${line}:${column}  ${cause}`,
        `Cure: ${cure}`,
        ...(others.length > 0 ? ['', ...others.map(findingLine)] : []),
      ].join('\n'),
      stack: '',
      id: `${resolve(root, file)}:${line}:${column}`,
      loc: { file: resolve(root, file), line, column },
      frame: frame(resolve(root, file), line, column),
    },
  }
}

const withMessage = (message: string): ErrorPayload => ({
  type: 'error',
  err: { plugin: 'npm run dev', message, stack: '' },
})

function frame(file: string, line: number, column: number): string {
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return ''
  }
  const first = Math.max(0, line - 1 - around)
  // Vite cuts blanks off the beginning of what it shows, so that none may stand there.
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
