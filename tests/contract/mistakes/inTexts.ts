import { read, type Seed } from '../seed.ts'
import { misspell } from './walk.ts'

interface LineKind {
  kind: string
  /** Files it can be made in. */
  file: RegExp
  /** What a line must look like; its groups go to `change`. */
  line: RegExp
  change: (...groups: string[]) => string
}

const contract = /^openapi\//

/** Misspells a name of the contract that follows something. */
const misspelt = (kind: string, line: RegExp): LineKind => ({
  kind,
  file: contract,
  line,
  change: (before, name) => before + misspell(name),
})

/** Mistakes made in a line of text: in the contract, and such that leave no JSON behind. */
export const lineMistakes: LineKind[] = [
  misspelt('an unknown verb', /(\bverb: )(\w+)/),
  misspelt('a handler that does not exist', /(\bhandler: )(\w+)/),
  misspelt('a record that the contract alone knows', /(\brecord: )([\w-]+\/[\w-]+)/),
  misspelt('a schema that does not exist', /(\$ref: '\.\.\/schemas\/)([\w/-]+)/),
  misspelt('a part of the contract that does not exist', /(\$ref: '#\/components\/\w+\/)(\w+)/),
  misspelt('a value that a call gives and the field never has', /(\bsets: \{ \w+: )(\w+)/),
  {
    kind: 'a contract that cannot be read',
    file: contract,
    line: /^(\s+)(\w+:) \{/,
    change: (_, name) => `\t${name} {{`,
  },
  {
    kind: 'a quotation mark left open',
    file: /\.json$/,
    line: /^(\s*)"(\w+)": /,
    change: (before, name) => `${before}"${name}: `,
  },
  {
    kind: 'a comma too many',
    file: /\.json$/,
    line: /^(\s*"\w+": (?:"[^"]*"|\d+|true)),$/,
    change: (before) => `${before},,`,
  },
  {
    kind: 'a name twice',
    file: /^schemas\/(?!meta).*\.json$/,
    line: /^(\s*)("\w+": (?:"[^"]*"|\d+|true)),$/,
    change: (before, entry) => `${before}${entry}, ${entry},`,
  },
]

/** Every line of the files where the mistake can be made. */
export function lineSeeds({ file: suits, line, change }: LineKind, files: string[]): (() => Seed)[] {
  return files
    .filter((file) => suits.test(file))
    .flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.flatMap((text, index): (() => Seed)[] => {
        if (!line.test(text)) return []
        const changed = text.replace(line, (_, ...groups: unknown[]) => change(...groups.map(String)))
        return [() => ({ changed: { [file]: lines.with(index, changed).join('\n') }, file, line: index + 1 })]
      })
    })
}
