import { typeOf } from '#engine/schema/typeOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkName } from '../names/paths.ts'
import { checkSentAs } from './sentAs.ts'

/** Media types that files of the trade have; `image/svg` is what some browsers say for `image/svg+xml`. */
const mediaTypes = [
  ...['gif', 'jpeg', 'png', 'svg', 'svg+xml', 'webp', 'heic', 'tiff'].map((type) => `image/${type}`),
  ...['pdf', 'zip', 'json', 'msword', 'vnd.oasis.opendocument.text', 'vnd.oasis.opendocument.spreadsheet'].map(
    (type) => `application/${type}`,
  ),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ...['plain', 'csv'].map((type) => `text/${type}`),
  ...['image/*', '*/*'],
]

/** Checks what a field says of files and of entries that are kept by id. */
export function checkUpload(project: Project, record: RecordDefinition, property: PropertySchema, path: Path): void {
  const { source } = record
  const { upload, keptAs } = property
  const wrong = (place: Path, what: string, why: string, mend: string) =>
    project.report('upload', source, [...path, ...place], { what, why, mend })
  if (keptAs !== undefined) {
    const fields = record.value.properties
    const ids = fields[keptAs]
    const writeOnly = Object.keys(fields).filter((name) => fields[name]?.writeOnly)
    if (!ids)
      wrong(
        ['keptAs'],
        `there is no field "${keptAs}"`,
        'the ids of the kept entries travel in it',
        didYouMean(keptAs, writeOnly),
      )
    else if (!ids.writeOnly)
      wrong(
        ['keptAs'],
        `"${keptAs}" is not write-only`,
        'ids of kept entries are sent and never given back',
        `add "writeOnly" to "${keptAs}"`,
      )
  }
  if (!upload) return
  if (!['array', 'object'].includes(typeOf(property) ?? ''))
    wrong(
      ['upload'],
      'files are entries of a list or a single object',
      `this is a ${typeOf(property) ?? 'field without type'}`,
      'change "type"',
    )
  upload.accept.forEach((type, index) =>
    checkName(
      project,
      source,
      [...path, 'upload', 'accept', index],
      type,
      mediaTypes,
      'media type',
      'files are told apart by it',
    ),
  )
  if (upload.sentAs) checkSentAs(project, record, property, path)
  const { operations } = project.contract
  const place = [...path, 'upload', 'bytes']
  const known = checkName(
    project,
    source,
    place,
    upload.bytes,
    operations.keys(),
    'operation',
    'openapi/openapi.yaml does not hold it',
  )
  const bytes = operations.get(upload.bytes)
  if (known && (bytes?.pathParameters.length !== 1 || bytes.method !== 'get'))
    wrong(
      ['upload', 'bytes'],
      `"${upload.bytes}" does not give one file`,
      'it must be a GET whose one path parameter is the id of the file',
      'name such an operation',
    )
  const holds = (body: string | undefined) =>
    body === record.id || (project.records.get(body ?? '')?.source.text.includes(`/${record.id}.schema.json`) ?? false)
  const calls = [...operations.values()].filter(({ body }) => holds(body?.record))
  const json = calls.find(({ body }) => !body?.multipart)
  if (json)
    wrong(
      ['upload'],
      `"${String(path.at(-1))}" is an upload, but ${json.id} takes application/json`,
      'the chosen file would be dropped',
      `write multipart/form-data with a part "${upload.part}" in openapi/openapi.yaml`,
    )
  const parts = calls.flatMap(({ body }) => {
    const { jsonPart, fileParts = [] } = body?.multipart ?? {}
    return jsonPart === undefined ? fileParts : [jsonPart, ...fileParts]
  })
  if (parts.length > 0)
    checkName(
      project,
      source,
      [...path, 'upload', 'part'],
      upload.part,
      new Set(parts),
      'part',
      `no call that takes ${record.id} has it`,
    )
}
