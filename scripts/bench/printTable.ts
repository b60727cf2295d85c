type Row = Readonly<Record<string, string | number>>

const isFigure = (text: string) => text === '' || /^[\d–-]/.test(text)

/** Prints rows under their names, figures at the end of their column, a line between groups. */
export function printTable(title: string, rows: readonly Row[], group?: string): void {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => `${row[name] ?? ''}`.length)))
  const atEnd = names.map((name) => rows.every((row) => isFigure(`${row[name] ?? ''}`)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (atEnd[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('   ')
      .trimEnd()
  console.log(`\n${title}\n`)
  console.log(line(names))
  console.log(widths.map((width) => '─'.repeat(width)).join('───'))
  for (const [position, row] of rows.entries()) {
    const before = rows[position - 1]
    const starts = group !== undefined && before !== undefined && before[group] !== row[group]
    if (starts) console.log('')
    console.log(line(names.map((name) => `${row[name] ?? ''}`)))
  }
}

export const verdictWord = ({ kept }: { kept: boolean }) => (kept ? 'ok' : 'MISSED')
