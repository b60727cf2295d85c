import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** Gives each `import()` a note of the module that it asks for: its id is added to the set `globalThis.importedAhead`. */
export function recordedImports(): Plugin {
  return {
    name: 'recorded-imports',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      async handler(code, id) {
        const imports: ESTree.ImportExpression[] = []
        const visitor = new Visitor({ ImportExpression: (found) => void imports.push(found) })
        visitor.visit(parseSync('code.js', code).program)
        let noted = code
        // From the last one on, so that the places of those before it stay.
        for (const { start, end, source } of imports.toReversed()) {
          if (source.type !== 'Literal' || typeof source.value !== 'string') continue
          const module = await this.resolve(source.value, id)
          if (!module) continue
          const note = `globalThis.importedAhead?.add(${JSON.stringify(module.id)})`
          noted = `${noted.slice(0, start)}(${note}, ${noted.slice(start, end)})${noted.slice(end)}`
        }
        return noted
      },
    },
  }
}
