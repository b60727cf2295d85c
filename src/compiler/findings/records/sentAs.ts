import { findPointer } from '#engine/schema/dereference.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'

type Mark = 'readOnly' | 'writeOnly'

/** Checks what stands for a file in the JSON that is sent: its holder, and the stamp of when it was chosen. */
export function checkSentAs(project: Project, record: RecordDefinition, property: PropertySchema, path: Path): void {
  const { source } = record
  const sentAs = property.upload?.sentAs
  if (!sentAs) return
  const report = (place: Path, what: string, why: string, mend: string) =>
    project.report('upload', source, [...path, ...place], { what, why, mend })
  if (property.keptAs !== undefined)
    report(['keptAs'], 'a kept file is sent in two ways', '`sentAs` carries its id already', 'take "keptAs" out')
  if (!property.readOnly)
    report(['upload', 'sentAs'], 'the file itself is sent too', '`sentAs` stands in its place', 'add "readOnly": true')
  if ((sentAs.stamp === undefined) !== (sentAs.stampedAs === undefined))
    report(
      ['upload', 'sentAs'],
      'half of the stamp is named',
      'what is sent under one name is answered under another',
      sentAs.stamp === undefined ? 'add "stamp"' : 'add "stampedAs"',
    )
  const beside = besides(record, path)
  if (!beside) return
  const member = (
    name: 'holder' | 'name' | 'id' | 'stamp' | 'stampedAs',
    among: Record<string, PropertySchema>,
    type: string,
    mark?: Mark,
  ): PropertySchema | undefined => {
    const wanted = sentAs[name]
    if (wanted === undefined) return undefined
    const at = ['upload', 'sentAs', name]
    const found = among[wanted]
    if (!found) {
      const fitting = Object.keys(among).filter((one) => mark === undefined || among[one]?.[mark])
      report(at, `there is no field "${wanted}"`, 'it is sent or answered with the file', didYouMean(wanted, fitting))
    } else if (typeOf(found) !== type)
      report(
        at,
        `"${wanted}" is a ${typeOf(found) ?? 'field without type'}`,
        `a ${type} is needed`,
        'name another field',
      )
    else if (mark && !found[mark])
      report(
        at,
        `"${wanted}" is not ${mark === 'readOnly' ? 'read' : 'write'}-only`,
        reasons[mark],
        `add "${mark}": true to it`,
      )
    return found
  }
  const holder = member('holder', beside, 'object', 'writeOnly')
  if (holder?.properties) {
    member('name', holder.properties, 'string')
    member('id', holder.properties, 'string')
  }
  for (const [name, mark] of [
    ['stamp', 'writeOnly'],
    ['stampedAs', 'readOnly'],
  ] as const) {
    const field = member(name, beside, 'string', mark)
    const format = project.formats.value.formats[field?.format ?? '']
    if (field && format?.check !== 'stamp')
      report(
        ['upload', 'sentAs', name],
        `"${sentAs[name] ?? ''}" is no time`,
        'it says when the file was chosen',
        'write "format": "stamp"',
      )
  }
}

const reasons: Record<Mark, string> = {
  writeOnly: 'it is sent with the file and never answered',
  readOnly: 'it is answered with the file and never sent',
}

/** Fields beside the one at a path, as far as they stand in the same file. */
function besides({ value }: RecordDefinition, path: Path): Record<string, PropertySchema> | undefined {
  if (path.at(-2) !== 'properties') return undefined
  const fields = findPointer(value, `/${path.slice(0, -1).join('/')}`) as Record<string, PropertySchema> | undefined
  return fields
}
