import type { ASTNode } from '@marcbachmann/cel-js'
import { didYouMean } from '../text/nearest.ts'
import {
  type ExpressionMistake,
  fieldsOf,
  type Member,
  partsOf,
  pathOf,
  schemaOf,
  type Scope,
  withItem,
} from './Scope.ts'

/**
 * Finds mistakes that the type check of the CEL library misses: unknown fields inside `has()`, comparisons with empty
 * texts or impossible options.
 */
export function missedMistakes(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const inner = node.op === 'rcall' ? withItem(scope, node) : scope
  const ofNode = [unknownField, absentText, impossibleText].flatMap((find) => find(node, scope))
  return [...ofNode, ...partsOf(node).flatMap((part) => missedMistakes(part, inner))]
}

/** A field that does not exist: the library accepts every name inside `has()`. */
function unknownField(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const [holder] = partsOf(node)
  if (!holder || !schemaOf(holder, scope)) return []
  const fields = fieldsOf(holder, scope)
  if (node.op === '[]' && fields) {
    return [{ message: 'a field stands behind a dot', cure: `write ${pathOf(holder)}.name`, ...node.range }]
  }
  return node.op !== '.' || (fields && Object.hasOwn(fields, node.args[1]))
    ? []
    : [noField(node, scope, node.range.end)]
}

/** The mistake of an unknown field, with the most similar field of its holder. */
export function noField({ args: [holder, name] }: Member, scope: Scope, end: number): ExpressionMistake {
  const cure = didYouMean(name, Object.keys(fieldsOf(holder, scope) ?? {}))
  const of = schemaOf(holder, scope)?.refers
  return { message: `there is no field "${name}"`, cure, missing: name, of, start: end - name.length, end }
}

/** An empty text is stored as no value, unless a field says otherwise. */
function absentText(node: ASTNode, scope: Scope): ExpressionMistake[] {
  if (node.op !== '==' && node.op !== '!=') return []
  const [left, right] = node.args
  const [text, field] = left.op === 'value' ? [left, right] : [right, left]
  const schema = schemaOf(field, scope)
  if (text.op !== 'value' || text.args !== '' || !schema || schema.enum || schema.minLength === 0) return []
  const cure = `write ${node.op === '==' ? '!' : ''}has(${pathOf(field) ?? '…'})`
  return [{ message: 'an empty text is absent', cure, ...text.range }]
}

/**
 * The texts to which a field is compared though it can never have them.
 * @example `self.kind == 'HOUSEE'`, where the field declares HOUSE and LAND
 */
function impossibleText(node: ASTNode, scope: Scope): ExpressionMistake[] {
  if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return []
  const [left, right] = node.args
  const values = schemaOf(left, scope)?.enum ?? schemaOf(right, scope)?.enum
  if (!values) return []
  const texts = values.filter((value) => value !== null)
  return [left, right]
    .flatMap((side) => (side.op === 'list' ? side.args : [side]))
    .flatMap((side) => {
      if (side.op !== 'value' || typeof side.args !== 'string' || values.includes(side.args)) return []
      const message = `${JSON.stringify(side.args)} is none of the possible values`
      return [{ message, cure: didYouMean(side.args, texts), ...side.range }]
    })
}
