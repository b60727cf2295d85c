import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { type Member, partsOf, pathOf, type Scope, schemaOf, withItem } from './Scope.ts'

export interface FieldRead {
  /** Path from a name of the scope, as in `self.person.name`; undefined behind a call. */
  path: string | undefined
  /** The declaration of the field; undefined if the field does not exist. */
  schema: PropertySchema | undefined
  /** The declaration of the value that holds the field. */
  holder: PropertySchema | undefined
  /** Characters of the text that name the field, counted from 0; `end` is the first one behind it. */
  start: number
  end: number
}

/** Parses only: types and functions do not matter for it. */
const environment = new Environment({ unlistedVariablesAreDyn: true })

/**
 * Returns the fields that an expression reads, in the order of the text. Returns none if the text is no expression.
 * @param names declarations of the names that the expression may use, such as `self`
 */
export function fieldsRead(text: string, names: Scope['names']): FieldRead[] {
  const tree = parseExpression(text)
  return tree ? collectFields(tree, { names, isDate: () => false }) : []
}

/** Whether an expression calls `today()`. Its value then changes without a save, so it may not be stored. */
export function readsToday(text: string): boolean {
  const tree = parseExpression(text)
  return tree !== undefined && callsToday(tree)
}

const callsToday = (node: ASTNode): boolean =>
  (node.op === 'call' && node.args[0] === 'today') || partsOf(node).some(callsToday)

/** The syntax tree of an expression. Undefined for a text that cannot be parsed, which is a finding by itself. */
function parseExpression(text: string): ASTNode | undefined {
  try {
    return environment.parse(text).ast
  } catch {
    return undefined
  }
}

/** The fields that a node and its parts read, in the order of the text. */
function collectFields(node: ASTNode, scope: Scope): FieldRead[] {
  const parts = partsOf(node)
  if (node.op === '.') return [...parts.flatMap((part) => collectFields(part, scope)), fieldRead(node, scope)]
  if (node.op !== 'rcall') return parts.flatMap((part) => collectFields(part, scope))
  // The list stands outside of the macro; its other arguments know the item.
  const inside = withItem(scope, node)
  return parts.flatMap((part) => collectFields(part, part === node.args[1] ? scope : inside))
}

/** The facts about the field that a node such as `self.person.name` reads. */
function fieldRead(node: Member, scope: Scope): FieldRead {
  const [holder, name] = node.args
  const { end } = node.range
  return {
    path: pathOf(node),
    schema: schemaOf(node, scope),
    holder: schemaOf(holder, scope),
    start: end - name.length,
    end,
  }
}

/** Returns the names of the fields of `self` that an expression reads. Returns none for a value that is no text. */
export function ownFieldsRead(text: unknown): ReadonlySet<string> {
  const read = typeof text === 'string' ? fieldsRead(text, new Map()) : []
  return new Set(read.flatMap(({ path }) => /^self\.([^.]+)$/.exec(path ?? '')?.[1] ?? []))
}

/** Returns the name of the first reference through which an expression reads another record. */
export function referenceRead(text: string, names: Scope['names']): string | undefined {
  const through = fieldsRead(text, names).find(({ holder }) => holder?.refers !== undefined)
  return through?.path?.split('.').at(-2)
}
