import { isMap, parse, parseDocument } from 'yaml'
import { mostFiles } from './definitions.ts'
import type { Resource } from './Resource.ts'

/** Paths of the calls of a resource, behind the proxy prefix. */
export const pathsOf = ({ name }: Pick<Resource, 'name'>) => [`/restapi/${name}`, `/restapi/${name}/{resourceUuid}`]

/**
 * Adds the five calls of a resource after the last path of the API document. The text around them stays as it is,
 * comments and layout included.
 * @param layout lays a YAML text out
 */
export async function addCalls(
  text: string,
  resource: Resource,
  layout = (yaml: string) => Promise.resolve(yaml),
): Promise<string> {
  const paths = parseDocument(text).get('paths', true)
  if (!isMap(paths) || paths.flow === true || !paths.range)
    throw new Error('openapi/openapi.yaml has no "paths" with one line for each path')
  const end = text.slice(0, paths.range[1]).trimEnd().length
  // The whole document takes seconds to lay out.
  const [head = '', ...calls] = (await layout(`paths:\n${callsOf(resource)}\n`)).trimEnd().split('\n')
  const result = [text.slice(0, end), ...calls].join('\n') + text.slice(end)
  const after = (parse(result) as { paths: object }).paths
  if (head !== 'paths:' || Object.keys(after).length !== paths.items.length + 2)
    throw new Error('openapi/openapi.yaml does not take the new paths')
  return result
}

function callsOf(resource: Resource): string {
  const { name, typeName, manyName, files } = resource
  const [all, one] = pathsOf(resource)
  const record = `${name}/${name}`
  const schema = `{ $ref: '../schemas/${record}.schema.json' }`
  const problems = (...statuses: number[]) =>
    statuses.map((status) => `        '${status}': { $ref: '#/components/responses/Problem' }`).join('\n')
  const json = `application/json:
            schema: ${schema}`
  const parts = `multipart/form-data:
            schema:
              type: object
              required: [record]
              properties:
                record: ${schema}
                files: { type: array, maxItems: ${mostFiles}, items: { type: string, format: binary } }
            encoding:
              record: { contentType: application/json }`
  const saves = `      requestBody:
        required: true
        content:
          ${files ? parts : json}
      responses:
        '200': { $ref: '#/components/responses/Saved' }
${problems(401, 404, 409, 412, 413, 415, 422)}`
  return `  ${all}:
    get:
      operationId: list${manyName}
      tags: [${name}]
      summary: All of them that the owner has.
      x-operate: { verb: list, record: ${record} }
      responses:
        '200':
          description: The rows, newest first.
          content:
            application/json:
              schema: { type: array, items: ${schema} }
${problems(401)}
    post:
      operationId: create${typeName}
      tags: [${name}]
      summary: Enters one.
      x-operate: { verb: create, record: ${record} }
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }]
${saves}
  ${one}:
    parameters: [{ $ref: '#/components/parameters/ResourceUuid' }]
    get:
      operationId: get${typeName}
      tags: [${name}]
      summary: One of them.
      x-operate: { verb: get, record: ${record} }
      responses:
        '200':
          description: The record.
          headers: { ETag: { schema: { type: string }, description: Version of the record. } }
          content:
            application/json:
              schema: ${schema}
${problems(401, 404)}
    put:
      operationId: update${typeName}
      tags: [${name}]
      summary: Replaces it.
      x-operate: { verb: update, record: ${record} }
      parameters:
        - { $ref: '#/components/parameters/IdempotencyKey' }
        - { $ref: '#/components/parameters/IfMatch' }
${saves}
    delete:
      operationId: remove${typeName}
      tags: [${name}]
      summary: Removes it.
      x-operate: { verb: remove, record: ${record} }
      parameters: [{ $ref: '#/components/parameters/IfMatch' }]
      responses:
        '200': { $ref: '#/components/responses/Text' }
${problems(401, 404, 412)}`
}
