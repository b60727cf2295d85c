import type { ASTNode } from '@marcbachmann/cel-js'
import { didYouMean } from '../findings/nearest.ts'
import { type ExpressionMistake, partsOf, schemaOf, withItem, type Scope } from './Scope.ts'

/**
 * The texts to which a field is compared though it can never have them.
 * @example `self.kind == 'HOUSEE'`, where the field declares HOUSE and LAND
 */
export function impossible(node: ASTNode, scope: Scope): ExpressionMistake[] {
  const own = ['==', '!=', 'in'].includes(node.op) ? compared(node.args as [ASTNode, ASTNode], scope) : []
  const inner = node.op === 'rcall' ? withItem(scope, node) : scope
  return [...own, ...partsOf(node).flatMap((part) => impossible(part, inner))]
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
