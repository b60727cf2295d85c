import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createProjectReader } from '#compiler/check/createProjectReader.ts'
import type { Finding } from '#compiler/text/Finding.ts'
import type { Json } from '#engine/record/path.ts'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { filesBelow } from '../filesBelow.ts'
import type { HostileResource } from './hostileResource.ts'

/** The definitions of the project, without the code whose names they share. */
const own = new Map(
  ['schemas', 'locales', 'openapi']
    .flatMap(filesBelow)
    .map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
)
const reader = createProjectReader([])

/** The meta-schemas by file name, with what each part takes over in place. */
export const metasOf = () => reader.read(own).metas

/** What the definitions with some resources more say. Throws if one of them cannot be read. */
export const projectWith = (resources: readonly HostileResource[]) => reader.read(textsWith(resources))

const screensFile = 'schemas/screens.json'
const screens = JSON.parse(own.get(screensFile) ?? '') as ScreensDefinition

/** The project with some resources more. */
function textsWith(resources: readonly HostileResource[]): Map<string, string> {
  const places = resources.map(({ name }) => [`${name}/${name}`, { path: `/${name}`, menu: 'property' }])
  const all = { ...screens, resources: { ...screens.resources, ...(Object.fromEntries(places) as Json) } }
  const files = resources.flatMap((resource) => Object.entries(resource.files))
  return new Map([...own, ...files, [screensFile, JSON.stringify(all, null, 2)]])
}

const speaksOf = ({ file, cause, cure }: Finding, { name }: HostileResource) =>
  file.includes(`/${name}/`) || file.endsWith(`/${name}.json`) || new RegExp(`\\b${name}\\b`).test(cause + cure)

/** The resources in which lint finds nothing. Each finding must lead to a place in the files of one of them. */
export function passed(resources: readonly HostileResource[]): readonly HostileResource[] {
  if (resources.length === 0) return resources
  const found = reader.findMistakes(textsWith(resources))
  for (const finding of found) {
    expect(finding.line, JSON.stringify(finding)).toBeGreaterThan(0)
    expect(resources.filter((one) => speaksOf(finding, one)).length, JSON.stringify(finding)).toBeGreaterThan(0)
  }
  const left = resources.filter((resource) => !found.some((finding) => speaksOf(finding, resource)))
  return found.length > 0 ? passed(left) : left
}
