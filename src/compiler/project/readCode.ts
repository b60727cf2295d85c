import { type ESTree, parseSync, Visitor } from 'vite'

/** Names and texts in one file of code to which definitions and words can refer. */
export interface CodeText {
  /** Values of its string literals. */
  strings: string[]
  /** Beginnings of its template literals that go on with a value. */
  beginnings: string[]
  /** Names of the entries of its constant object literals, by the name of the constant. */
  tables: Map<string, string[]>
}

/**
 * Collects the texts and names of a TypeScript file. The checks use them to find unused words and unknown icons; code
 * that does not parse yields none.
 */
export function readCode(file: string, text: string): CodeText {
  const strings: string[] = []
  const beginnings: string[] = []
  const tables = new Map<string, string[]>()
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') strings.push(value)
    },
    TemplateLiteral({ quasis, expressions }) {
      const beginning = quasis[0]?.value.cooked ?? ''
      if (expressions.length === 0) strings.push(beginning)
      else beginnings.push(beginning)
    },
    VariableDeclarator({ id, init }) {
      const table = init && withoutType(init)
      if (id.type === 'Identifier' && table?.type === 'ObjectExpression') tables.set(id.name, entryNames(table))
    },
  })
  visitor.visit(parseSync(file, text).program)
  return { strings, beginnings, tables }
}

/** The value itself, without `as` and `satisfies`. */
function withoutType(value: ESTree.Expression): ESTree.Expression {
  const isTyped = value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
  return isTyped ? withoutType(value.expression) : value
}

/** Names of the properties of an object literal. */
const entryNames = ({ properties }: ESTree.ObjectExpression): string[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    if (property.key.type === 'Identifier') return property.key.name
    return property.key.type === 'Literal' ? String(property.key.value) : []
  })
