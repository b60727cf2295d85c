import { expect, it } from 'vitest'
import { planFiles } from '../../scripts/new/planFiles.ts'
import { reasonAgainst, resourceOf } from '../../scripts/new/Resource.ts'
import { writeAll } from '../../scripts/new/writeAll.ts'
import { compile } from './compile.ts'
import { copy, patience, serve } from './oneCopy.ts'
import { signedIn } from './signedIn.ts'

/** What landlords would add next, and names that mean something to code, to the menu or to JavaScript. */
const names =
  'lease visit owner event note company person contact room key meter insurance work photo document message lot ' +
  'manager invoice payment receipt inspection repair agency deposit charge parking-space record module estate class ' +
  'constructor'

it('every name that is free is taken, and all of them together are in order', { timeout: patience }, async () => {
  for (const [index, name] of names.split(' ').entries()) {
    const resource = resourceOf(name, { files: index % 2 === 0 })
    expect(reasonAgainst(copy.folder, resource)).toBeUndefined()
    writeAll(copy.folder, await planFiles(copy.folder, resource))
  }
  for (const command of [
    'npm run -s generate',
    'npm run -s lint:schemas',
    'npx vitest run tests/house/noDomainWords',
  ]) {
    const { code, output } = await copy.run(command)
    expect(code, output).toBe(0)
  }
  expect(
    compile([
      `${copy.folder}/src/generated/api.gen.ts`,
      `${copy.folder}/src/generated/clientContract.gen.ts`,
      `${copy.folder}/src/generated/serverContract.gen.ts`,
    ]),
  ).toEqual([])
})

it('one with files keeps the file of a record', { timeout: patience }, async () => {
  const call = await signedIn(await serve())
  const body = new FormData()
  body.append('record', new Blob(['{"label":"Bail du port"}'], { type: 'application/json' }))
  body.append('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'bail.pdf')
  expect((await call('POST', '/restapi/lease', body)).status).toBe(200)
  const [row] = (await (await call('GET', '/restapi/lease')).json()) as { resourceUuid: string }[]
  const read: unknown = await (await call('GET', `/restapi/lease/${row?.resourceUuid ?? ''}`)).json()
  const [file] = (read as { files: { label: string; resourceUuid: string }[] }).files
  expect(file?.label).toBe('bail.pdf')
  expect(await (await call('GET', `/restapi/file/${file?.resourceUuid ?? ''}`)).text()).toBe('%PDF-1.4\n%%EOF')
})
