type NamesInCode = Partial<Record<'icon' | 'drawing' | 'page' | 'handler', string[]>>

/** Reads the names that definitions may use from the texts of the code. A kind is absent if its file does not exist. */
export function namesInCode(files: ReadonlyMap<string, string>): NamesInCode {
  const pages = [...files.keys()].flatMap(
    (file) => /^src\/app\/pages\/([A-Z]\w*?)(?:Page)?\.tsx$/.exec(file)?.[1] ?? [],
  )
  const found = {
    icon: Object.keys(JSON.parse(files.get('src/ui/icons.json') ?? '{}') as object),
    drawing: namesIn('drawings', files.get('src/ui/drawings.tsx')),
    handler: namesIn('namedHandlers', files.get('src/server/operations/operations.ts')),
    page: pages.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, names]) => names.length > 0))
}

function namesIn(name: string, text = ''): string[] {
  const table = new RegExp(`\\b${name}\\b[^=\\n]* = \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return [...table.matchAll(/^\s{2}(\w+)\s*[:,]/gm)].flatMap(([, name]) => name ?? [])
}
