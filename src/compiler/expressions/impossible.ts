import type { ASTNode } from '@marcbachmann/cel-js'
import { didYouMean } from '../findings/nearest.ts'
import { type ExpressionMistake, partsOf, pathOf, schemaOf, withItem, type Scope } from './Scope.ts'

/**
 * The texts to which a field is compared though it can never have them.
 * @example `self.kind == 'HOUSEE'`, where the field declares HOUSE and LAND
 */
export function impossible(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const sides = node.args as [ASTNode, ASTNode]
  const own = ['==', '!=', 'in'].includes(node.op) ? compared(sides, scope) : []
  const absent = ['==', '!='].includes(node.op) ? empty(sides, node.op, scope) : []
  const inner = node.op === 'rcall' ? withItem(scope, node) : scope
  return [...own, ...absent, ...partsOf(node).flatMap((part) => impossible(part, inner))]
}

/** An empty text is stored as no value, unless a field says otherwise. */
function empty([left, right]: [ASTNode, ASTNode], op: string, scope: Scope): ExpressionMistake[] {
  const [text, field] = left.op === 'value' ? [left, right] : [right, left]
  const schema = schemaOf(field, scope)
  if (text.op !== 'value' || text.args !== '' || !schema || schema.enum || schema.minLength === 0) return []
  const cure = `write ${op === '==' ? '!' : ''}has(${pathOf(field) ?? '…'})`
  return [{ message: 'an empty text is absent', cure, ...text.range }]
}

function compared([left, right]: [ASTNode, ASTNode], scope: Scope): ExpressionMistake[] {
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
