import type { Json } from '#engine/record/path.ts'

/** Words for all that a resource may show. */
export function wordsFor({ properties, oneOf }: Json, text: string): Json {
  const all = { ...(properties as Record<string, Json>) }
  for (const variant of oneOf as Json[]) Object.assign(all, variant['properties'])
  const fields = Object.entries(all).flatMap(([name, field]) => {
    const items = (field['items'] ?? {}) as Json
    const values = [field['enum'], items['enum']].find(Array.isArray) as string[] | undefined
    const options = values?.map((value) => [`${name}.options.${value}`, text]) ?? []
    const inner = Object.keys((items['properties'] ?? {}) as Json).map((one) => [`${name}.${one}.label`, text])
    return [[`${name}.label`, text], ...options, ...inner]
  })
  const kinds = (((properties as Record<string, Json>)['kind']?.['enum'] ?? []) as string[]).map((value) => [
    `kind.options.${value}`,
    text,
  ])
  return {
    table: {
      title: text,
      new: text,
      filter: text,
      columns: { actions: text },
      empty: { title: text, text: text },
      actions: { details: text, edit: text, remove: text },
      questions: { remove: text },
    },
    form: {
      title: { create: text, update: text },
      submit: text,
      sections: { all: { title: text }, some: { title: text } },
    },
    details: {
      back: text,
      actions: { edit: text, remove: text, turn: text },
      questions: { remove: text, turn: text },
      sections: { all: { title: text }, items: { title: text } },
    },
    fields: Object.fromEntries([...fields, ...kinds]) as Json,
    rules: { wrong: text },
    messages: Object.fromEntries(
      ['created', 'updated', 'removed', 'notFound', 'turn'].map((one) => [one, { title: text, message: text }]),
    ),
  }
}
