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

/** Mistakes made in a line of text: in the contract, and such that leave no JSON behind. */
export const lineMistakes: LineKind[] = [
  {
    kind: 'an unknown verb',
    file: contract,
    line: /(\bverb: )(\w+)/,
    change: (before, verb) => before + misspell(verb),
  },
  {
    kind: 'a handler that does not exist',
    file: contract,
    line: /(\bhandler: )(\w+)/,
    change: (before, name) => before + misspell(name),
  },
  {
    kind: 'a record that the contract alone knows',
    file: contract,
    line: /(\brecord: )([\w-]+\/[\w-]+)/,
    change: (before, name) => before + misspell(name),
  },
  {
    kind: 'a schema that does not exist',
    file: contract,
    line: /(\$ref: '\.\.\/schemas\/)([\w/-]+)/,
    change: (before, name) => before + misspell(name),
  },
  {
    kind: 'a part of the contract that does not exist',
    file: contract,
    line: /(\$ref: '#\/components\/\w+\/)(\w+)/,
    change: (before, name) => before + misspell(name),
  },
  {
    kind: 'a value that a call gives and the field never has',
    file: contract,
    line: /(\bsets: \{ \w+: )(\w+)/,
    change: (before, value) => before + misspell(value),
  },
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
