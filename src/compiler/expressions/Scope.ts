import type { ASTNode } from '@marcbachmann/cel-js'
import { referredRow } from '#engine/schema/propertyAt.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** The names that an expression may read, with their declarations. */
export interface Scope {
  /** The declarations of names: `self`, and the items of macros such as `self.rooms.all(room, …)`. */
  names: ReadonlyMap<string, PropertySchema>
  isDate: (property: PropertySchema) => boolean
  /** How many macros enclose the place; none if not given. */
  loops?: number
}

/** A mistake in an expression, with the range of characters in its text. */
export interface ExpressionMistake {
  message: string
  cure: string
  /** The field that does not exist. */
  missing?: string
  /** The record at which the field before points, `folder/name`, where the mistake is in a field of it. */
  of?: string | undefined
  start: number
  end: number
}

export type Member = Extract<ASTNode, { op: '.' }>

/** The declaration of what a path leads to; undefined for other expressions. */
export function schemaOf(node: ASTNode, scope: Scope): PropertySchema | undefined {
  if (node.op === 'id') return scope.names.get(node.args)
  if (node.op === '.') return ownField(fieldsOf(node.args[0], scope), node.args[1])
  if (node.op === '[]') return schemaOf(node.args[0], scope)?.items
  if (node.op === 'rcall' && node.args[0] === 'filter') return schemaOf(node.args[1], scope)
  return undefined
}

const ownField = (fields: RecordSchema['properties'] = {}, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** The fields at the end of a path; for a reference, the fields of the record it points at. */
export function fieldsOf(node: ASTNode, scope: Scope): RecordSchema['properties'] | undefined {
  const schema = schemaOf(node, scope)
  return (schema && referredRow(schema))?.properties ?? schema?.properties
}

/** The scope inside a macro such as `self.rooms.all(room, …)`, whose first argument names the item. */
export function withItem(scope: Scope, { args: [, list, [item]] }: Extract<ASTNode, { op: 'rcall' }>): Scope {
  const items = schemaOf(list, scope)?.items
  if (item?.op !== 'id') return scope
  return { ...scope, names: new Map([...scope.names, [item.args, items ?? {}]]), loops: (scope.loops ?? 0) + 1 }
}

/** The path that a node names, as in `self.person.name`; undefined for other expressions. */
export function pathOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args
  if (node.op !== '.') return undefined
  const holder = pathOf(node.args[0])
  return holder && `${holder}.${node.args[1]}`
}

/** The scope at an offset of the text: the items of the macros around it are named there. */
export function scopeAt(node: ASTNode, place: number, scope: Scope): Scope {
  const holder = partsOf(node).findLast(({ range }) => range.start <= place && place < range.end)
  if (!holder) return scope
  return scopeAt(holder, place, node.op === 'rcall' && holder !== node.args[1] ? withItem(scope, node) : scope)
}

/** The expressions that an expression is made of. */
export const partsOf = ({ args }: ASTNode): ASTNode[] =>
  [args].flat(2).filter((part): part is ASTNode => typeof part === 'object' && part !== null && 'op' in part)
