/** Files that a schema takes parts from with `$ref`, as paths below `schemas/`. */
export function referencedFiles(schema: unknown, file: string): string[] {
  const found = new Set<string>()
  visit(schema, (object) => {
    const [path = ''] = typeof object['$ref'] === 'string' ? object['$ref'].split('#') : []
    if (path !== '') found.add(new URL(path, `file:///${file}`).pathname.slice(1))
  })
  return [...found]
}

/** Forms that an outcome of a definition puts in its place, or that open over it for entries, as `folder/name`. */
export function shownForms(definition: unknown): string[] {
  const found = new Set<string>()
  visit(definition, ({ effect, columns, form }) => {
    if (typeof form === 'string' && (effect === 'show' || Array.isArray(columns))) found.add(form)
  })
  return [...found]
}

function visit(value: unknown, seen: (object: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) seen(value as Record<string, unknown>)
  for (const part of Object.values(value)) visit(part, seen)
}
