/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['shownIf', 'disabledIf', 'onlyIf']

/** Every condition of a definition by its pointer, e.g. `lease.form.json#/sections/2/shownIf`. */
export function conditionsOf(definition: unknown, file: string): Record<string, object> {
  const found: Record<string, object> = {}
  walk(definition, `${file}#`, (pointer, name, value) => {
    if (conditionNames.includes(name) && typeof value === 'object' && value !== null) found[pointer] = value
  })
  return found
}

function walk(part: unknown, pointer: string, visit: (pointer: string, name: string, value: unknown) => void): void {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) {
    visit(`${pointer}/${name}`, name, value)
    walk(value, `${pointer}/${name}`, visit)
  }
}
