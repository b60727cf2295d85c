import type { ASTNode } from '@marcbachmann/cel-js'
import { type Member, partsOf, pathOf, schemaOf, withItem, type Scope } from './Scope.ts'

/** Paths that are known to be present: `whenTrue` where an expression is true, `whenFalse` where it is false. */
interface Known {
  whenTrue: ReadonlySet<string>
  whenFalse: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()
const comparisons: readonly ASTNode['op'][] = ['==', '!=', '<', '<=', '>', '>=', 'in']
const union = (left: ReadonlySet<string>, right: ReadonlySet<string>) => new Set([...left, ...right])
const both = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  new Set([...left].filter((path) => right.has(path)))

/**
 * The values that an expression reads though they may be absent, without asking `has()` first.
 * @example `self.end > self.start` names `self.end` where it is optional; `has(self.end) && self.end > self.start` does not
 */
export function unasked(node: ASTNode, scope: Scope): ASTNode[] {
  const found: ASTNode[] = []
  walk(node, scope, nothing, found)
  return found
}

/** Paths of the fields that must be there for an expression to be true, as in `self.person.name`. */
export const demandedBy = (node: ASTNode, scope: Scope): ReadonlySet<string> => walk(node, scope, nothing, []).whenTrue

/** @param known paths that are present wherever this node counts */
function walk(node: ASTNode, scope: Scope, known: ReadonlySet<string>, found: ASTNode[]): Known {
  switch (node.op) {
    case 'value':
    case 'id':
      return { whenTrue: nothing, whenFalse: nothing }
    case '.':
      return walkPath(node, scope, known, found)
    case '&&':
    case '||': {
      const isAnd = node.op === '&&'
      const left = walk(node.args[0], scope, known, found)
      const right = walk(node.args[1], scope, union(known, isAnd ? left.whenTrue : left.whenFalse), found)
      return isAnd
        ? { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: both(left.whenFalse, right.whenFalse) }
        : { whenTrue: both(left.whenTrue, right.whenTrue), whenFalse: union(left.whenFalse, right.whenFalse) }
    }
    case '!_': {
      const { whenTrue, whenFalse } = walk(node.args, scope, known, found)
      return { whenTrue: whenFalse, whenFalse: whenTrue }
    }
    case '?:': {
      const condition = walk(node.args[0], scope, known, found)
      walk(node.args[1], scope, union(known, condition.whenTrue), found)
      walk(node.args[2], scope, union(known, condition.whenFalse), found)
      return { whenTrue: nothing, whenFalse: nothing }
    }
    default: {
      const parts = partsOf(node)
      const paths = new Set(parts.flatMap((part) => pathOf(part) ?? []))
      if (node.op === 'call' && node.args[0] === 'has' && paths.size > 0) return { whenTrue: paths, whenFalse: nothing }
      const inner = node.op === 'rcall' ? withItem(scope, node) : scope
      for (const part of parts) walk(part, inner, known, found)
      // A comparison with what is absent is never true.
      return { whenTrue: comparisons.includes(node.op) ? paths : nothing, whenFalse: nothing }
    }
  }
}

function walkPath(node: Member, scope: Scope, known: ReadonlySet<string>, found: ASTNode[]): Known {
  const [holder] = node.args
  if (holder.op !== '.' && holder.op !== 'id') walk(holder, scope, known, found)
  const schema = schemaOf(node, scope)
  const isPartOrList = schema?.properties !== undefined || schema?.items !== undefined
  const path = pathOf(node) ?? ''
  if (!isPartOrList && !isAlwaysThere(node, scope) && !known.has(path)) found.push(node)
  return { whenTrue: nothing, whenFalse: nothing }
}

/** Whether each object on the way demands the next part. */
export function isAlwaysThere(node: ASTNode, scope: Scope): boolean {
  if (node.op !== '.') return true
  const [holder, name] = node.args
  const demanded = schemaOf(holder, scope)?.required?.includes(name) ?? false
  return demanded && isAlwaysThere(holder, scope)
}
