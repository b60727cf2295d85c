import type { Json } from '#engine/record/path.ts'

/** Words for all that a resource may show. */
export function wordsFor({ properties, oneOf }: Json, said: string): Json {
  const all = { ...(properties as Record<string, Json>) }
  for (const variant of oneOf as Json[]) Object.assign(all, variant['properties'])
  const fields = Object.entries(all).flatMap(([name, field]) => {
    const items = (field['items'] ?? {}) as Json
    const values = [field['enum'], items['enum']].find(Array.isArray) as string[] | undefined
    const options = values?.map((value) => [`${name}.options.${value}`, said]) ?? []
    const inner = Object.keys((items['properties'] ?? {}) as Json).map((one) => [`${name}.${one}.label`, said])
    return [[`${name}.label`, said], ...options, ...inner]
  })
  const kinds = (((properties as Record<string, Json>)['kind']?.['enum'] ?? []) as string[]).map((value) => [
    `kind.options.${value}`,
    said,
  ])
  return {
    list: {
      title: said,
      new: said,
      filter: said,
      columns: { actions: said },
      empty: { title: said, text: said },
      actions: { details: said, edit: said, remove: said },
      questions: { remove: said },
    },
    form: {
      title: { create: said, update: said },
      submit: said,
      sections: { all: { title: said }, some: { title: said } },
    },
    details: {
      back: said,
      actions: { edit: said, remove: said, turn: said },
      questions: { remove: said, turn: said },
      sections: { all: { title: said }, items: { title: said } },
    },
    fields: Object.fromEntries([...fields, ...kinds]) as Json,
    rules: { wrong: said },
    messages: Object.fromEntries(
      ['created', 'updated', 'removed', 'notFound', 'turn'].map((one) => [one, { title: said, message: said }]),
    ),
  }
}
