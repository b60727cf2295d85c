import multipart from '@fastify/multipart'
import { Database } from '#server/store/database/sqliteDriver.ts'
import Fastify, { type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { RecordRow } from '#server/store/database/tables.ts'
import { record } from './prepareData.ts'

// These four routes written by hand and nothing else: the SQL of the product's, the same file and driver, without
// contract, session, validation, presentation or log. Its only owner is the first account.
const database = new Database(join(process.env['DATA_DIR'] ?? '', 'trousseau.db'))
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) {
  database.pragma(pragma)
}
const { id: owner } = database.prepare('select id from accounts order by created_at limit 1').get() as { id: string }

const all = database.prepare(
  'select "document" from "records" where "owner" = ? and "name" = ? order by "created_at" desc, "id"',
)
const one = database.prepare(
  'select "version", "document" from "records" where "owner" = ? and "name" = ? and "id" = ?',
)
const account = database.prepare('select * from "accounts" where "id" = ?')
const add = database.prepare(
  'insert into "records" ("id", "name", "owner", "version", "created_at", "updated_at", "document", "step") values (?, ?, ?, ?, ?, ?, ?, ?)',
)
const replace = database.prepare(
  'update "records" set "version" = ?, "updated_at" = ?, "document" = ?, "step" = ? where "owner" = ? and "name" = ? and "id" = ? and "version" = ? returning "id"',
)
const files = database.prepare('select * from "files" where "owner" = ? and "record_id" = ?')

const app = Fastify()

const documentOf = (row: unknown) => JSON.parse((row as RecordRow).document) as object

app.get('/restapi/realestate', () => all.all(owner, record).map(documentOf))

app.get<{ Params: { id: string } }>('/restapi/realestate/:id', (request) =>
  documentOf(one.get(owner, record, request.params.id)),
)

async function sentTo(request: FastifyRequest): Promise<object> {
  const part = await request.file()
  return JSON.parse((await part?.toBuffer())?.toString() ?? '') as object
}

// Only calls that carry a form pay for reading one.
await app.register(async (forms) => {
  await forms.register(multipart)

  forms.post('/restapi/realestate', async (request) => {
    const sent = await sentTo(request)
    const id = randomUUID()
    const now = new Date().toISOString()
    database.transaction(() => {
      account.get(owner)
      add.run(id, record, owner, 1, now, now, JSON.stringify({ ...sent, resourceUuid: id }), 0)
    })()
    return { resourceUuid: id }
  })

  forms.put<{ Params: { id: string } }>('/restapi/realestate/:id', async (request) => {
    const sent = await sentTo(request)
    const { id } = request.params
    const now = new Date().toISOString()
    database.transaction(() => {
      account.get(owner)
      const { version } = one.get(owner, record, id) as RecordRow
      const document = JSON.stringify({ ...sent, resourceUuid: id })
      replace.all(version + 1, now, document, 0, owner, record, id, version)
      files.all(owner, id)
    })()
    return { resourceUuid: id }
  })
})

process.once('SIGTERM', () => void app.close().then(() => database.close()))
console.log(`ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
